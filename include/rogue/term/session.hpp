#pragma once

#include <chrono>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// The place where a player sits: it shows screens and delivers keystrokes, whatever they mean.
class Session : public Display {
public:
    /// Returns the next keystroke, or nothing if the time is up or the session is over. Without a
    /// timeout it waits for ever. A timeout of 0 is for a caller who goes on at once: it only looks
    /// for a keystroke that came later than the read with the last one, and the screen may be drawn
    /// later. Once the player has closed the session, it returns `q` or nothing at once, so that
    /// everything that awaits a key ends.
    virtual std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) = 0;

    /// Returns true if no more keys can come. Once true, it stays true.
    virtual bool over() const = 0;

    /// Returns true if the player closed the session by its own means: at the end of input, or by q
    /// twice in a window that is too small. Once true, it stays true.
    virtual bool closed_by_player() const = 0;

    /// Returns true if somebody types, who may type ahead or hold a key down.
    virtual bool typed_by_hand() const { return true; }
};

/// A keystroke after a shorter pause may have been typed ahead, or come from a key held down.
inline constexpr std::chrono::milliseconds kQuietKeyboard{500};

inline constexpr std::string_view kTooSoon = "Too soon: wait a moment, then press it again.";

/// Tells if a keystroke may answer a question that ends something. Call it for each keystroke after
/// the question. Keys count once the keyboard was quiet for kQuietKeyboard; after a sooner one the
/// question says kTooSoon.
class TypeaheadGuard {
public:
    explicit TypeaheadGuard(const Session& session) : session_(session) {}

    bool operator()() {
        const auto quiet_for = Clock::now() - std::exchange(last_, Clock::now());
        return quiet_for >= kQuietKeyboard || !session_.typed_by_hand() ||
               session_.closed_by_player();
    }

private:
    using Clock = std::chrono::steady_clock;

    const Session& session_;
    Clock::time_point last_ = Clock::now();
};

/// Takes keystrokes until `meaning` returns an answer for one, which it must for `q`. Returns the
/// answer, or nothing if the session is over.
template <typename Meaning>
std::invoke_result_t<Meaning, Keystroke> await_answer(Session& session, Meaning meaning) {
    while (const auto stroke = session.next_keystroke(std::nullopt)) {
        if (auto answer = meaning(*stroke)) {
            return answer;
        }
    }
    return std::nullopt;
}

/// Shows the screen and awaits the answer.
template <typename Meaning>
std::invoke_result_t<Meaning, Keystroke> ask(Session& session, const AnyScreen& screen,
                                             Meaning meaning) {
    session.show(screen);
    return await_answer(session, meaning);
}

}  // namespace rogue
