#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rogue/base/key_source.hpp"
#include "rogue/ui/frame_display.hpp"

namespace rogue {

/// A display for use without a terminal: every frame as lines of text. A frame's line is
///
///     N KEY MS CHECKSUM
///
/// the number of keys taken so far and the last of them (`0 -` before the first), 0 if the game
/// waits for a key, else for how many milliseconds the frame stays, and the checksum of frame_text.
class TextDisplay final : public FrameDisplay {
public:
    enum class Detail {
        last_frame,  ///< Nothing is printed: only the last frame is of interest.
        trace,       ///< The line of each frame.
        frames,      ///< The line, and behind it frame_text.
    };

    /// `taken` is borrowed: who counts the keys keeps it up to date.
    TextDisplay(Detail detail, const KeysTaken& taken, std::function<void(std::string_view)> print)
        : detail_(detail), taken_(taken), print_(std::move(print)) {}

    using FrameDisplay::frame;

private:
    void present(std::chrono::milliseconds stay) override;

    Detail detail_;
    const KeysTaken& taken_;
    std::function<void(std::string_view)> print_;
};

}  // namespace rogue
