#pragma once

#include <chrono>
#include <optional>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/frame_display.hpp"

namespace rogue {

/// A player who is shown screens and types.
class Session : public FrameDisplay {
public:
    /// What is typed next, within that time (for ever without one). Nothing if the time is up or it
    /// is over.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// Whether nothing can be typed any more. Stays true.
    virtual bool over() const = 0;
};

}  // namespace rogue
