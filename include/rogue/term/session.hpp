#pragma once

#include <chrono>
#include <optional>

#include "rogue/base/key.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/frame_display.hpp"

namespace rogue {

/// A player who sees screens and types keys.
class Session : public FrameDisplay {
public:
    /// Returns the next keystroke. Waits for at most `timeout`, or without a limit if there is
    /// none. Returns nothing if the time is up or the session is over. Once the player has left, it
    /// returns at once, with `q` or nothing, so that whatever waits for a key is left too.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// What the keystroke means to the game on the present screen.
    virtual Key key_of(Keystroke stroke) const = 0;

    /// Whether no more keys can come. Once true, it stays true.
    virtual bool over() const = 0;

    /// Whether the player has left by the session's own means: by q in a window that is too small,
    /// or at the end of input. Once true, it stays true.
    virtual bool left() const = 0;
};

}  // namespace rogue
