#pragma once

#include <chrono>
#include <optional>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/frame_display.hpp"

namespace rogue {

/// A player who sees screens and types keys.
class Session : public FrameDisplay {
public:
    /// Returns the next keystroke. Waits for at most `timeout`, or without a limit if there is
    /// none. Returns nothing if the time is up or the session is over.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// Whether no more keys can come. Once true, it stays true.
    virtual bool over() const = 0;
};

}  // namespace rogue
