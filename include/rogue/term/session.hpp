#pragma once

#include <chrono>
#include <optional>
#include <type_traits>
#include <utility>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// The place where a player sits: it shows screens and delivers keystrokes. What a keystroke means
/// is not decided here.
class Session : public Display {
public:
    /// Returns the next keystroke. Waits for at most `timeout`, or without a limit if there is
    /// none. With a timeout of 0 it only looks whether there is one that did not come together with
    /// the last, for a caller who goes on at once: then the screen may be drawn later. Returns
    /// nothing if the time is up or the session is over. Once the player has left, it returns at
    /// once, with `q` or nothing, so that whatever waits for a key is left too.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// Returns true if no more keys can come. Once true, it stays true.
    virtual bool over() const = 0;

    /// Returns true if the player has left by the session's own means: by q twice in a window that
    /// is too small, or at the end of input. Once true, it stays true.
    virtual bool left() const = 0;

    /// Returns true if somebody types, who may type on before the screen is read, or hold a key
    /// down.
    virtual bool typed_by_hand() const { return true; }
};

/// Call it for each keystroke that comes after a question which ends something. It tells whether
/// the keystroke may end it: keys count once the keyboard has been quiet for half a second. Those
/// that come sooner were typed ahead of the question, or by a key that is held down.
class Considered {
public:
    explicit Considered(const Session& session) : session_(session) {}

    bool operator()() {
        const auto quiet_for = Clock::now() - std::exchange(last_, Clock::now());
        return quiet_for >= std::chrono::milliseconds(500) || !session_.typed_by_hand() ||
               session_.left();
    }

private:
    using Clock = std::chrono::steady_clock;

    const Session& session_;
    Clock::time_point last_ = Clock::now();
};

/// Shows the screen and takes keystrokes until one answers. `meaning` returns the answer that a
/// keystroke gives, or nothing. For `q` it must return an answer. Returns nothing if the session is
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
