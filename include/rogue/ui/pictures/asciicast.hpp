#pragma once

#include <chrono>
#include <functional>
#include <string_view>

#include "rogue/ui/display.hpp"
#include "rogue/ui/renderer.hpp"

namespace rogue {

/// A recording of frames in the format asciicast v2, for asciinema and its players
/// (https://docs.asciinema.org/manual/asciicast/v2/): a line of JSON that tells the size, then a
/// line for each output with its time in seconds.
class Asciicast final : public Display {
public:
    using Print = std::function<void(std::string_view lines)>;

    /// Prints the recording as it goes. `frame_time` is how long a frame is seen that waits for a
    /// key. Nothing is longer than two seconds, even if many keys change nothing.
    Asciicast(std::string_view title, std::chrono::microseconds frame_time, Print print);

    /// Prints the end of the recording. Nothing may be shown after it.
    void finish();

private:
    void present(std::chrono::milliseconds stay) override;
    void output(std::string_view bytes);

    std::chrono::microseconds frame_time_;
    std::chrono::microseconds now_{};
    std::chrono::microseconds last_output_{};
    Renderer renderer_;
    Print print_;
};

}  // namespace rogue
