#pragma once

#include <chrono>
#include <optional>
#include <type_traits>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// A player who sees screens and types keys. What a keystroke means is not decided here.
class Session : public Display {
public:
    /// Returns the next keystroke. Waits for at most `timeout`, or without a limit if there is
    /// none. With a timeout of 0 it only looks whether there is one that did not come together with
    /// the last, for a caller who goes on at once: then the screen may be drawn later. Returns
    /// nothing if the time is up or the session is over. Once the player has left, it returns at
    /// once, with `q` or nothing, so that whatever waits for a key is left too.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// Whether no more keys can come. Once true, it stays true.
    virtual bool over() const = 0;

    /// Whether the player has left by the session's own means: by q twice in a window that is too
    /// small, or at the end of input. Once true, it stays true.
    virtual bool left() const = 0;
};

/// Shows the screen and takes keystrokes until one answers. `meaning` returns the answer that a
/// keystroke gives, or nothing. for q it must return an answer. Returns nothing if the session is
/// over.
template <typename Meaning>
std::invoke_result_t<Meaning, Keystroke> ask(Session& session, const AnyScreen& screen,
                                             Meaning meaning) {
    session.show(screen);
    while (const auto stroke = session.next_keystroke(std::nullopt)) {
        if (auto answer = meaning(*stroke)) {
            return answer;
        }
    }
    return std::nullopt;
}

}  // namespace rogue
