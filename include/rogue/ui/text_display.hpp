#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "rogue/base/key.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// The keys that a script has given so far.
struct KeysTaken {
    std::size_t count = 0;
    Key last = Key::other;  ///< Means nothing before the first key.
};

/// A display for use without a terminal. It prints frames as lines of text. The line of a frame is
///
///     N KEY MS CHECKSUM
///
/// N is the number of keys taken so far and KEY the last of them (`0 -` before the first). MS is 0
/// if the game waits for a key, else the milliseconds that the frame stays. CHECKSUM is the
/// checksum of frame_text.
class TextDisplay final : public Display {
public:
    enum class Detail {
        last_frame,  ///< Prints nothing: the caller wants only the last frame.
        trace,       ///< Prints the line of each frame.
        frames,      ///< Prints the line and then frame_text.
    };

    /// `taken` is borrowed, and kept up to date by whoever presses the keys.
    TextDisplay(Detail detail, const KeysTaken& taken, std::function<void(std::string_view)> print)
        : detail_(detail), taken_(taken), print_(std::move(print)) {}

private:
    void present(std::chrono::milliseconds stay) override;

    Detail detail_;
    const KeysTaken& taken_;
    std::function<void(std::string_view)> print_;
};

}  // namespace rogue
