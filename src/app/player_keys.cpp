#include "rogue/app/player_keys.hpp"

#include <algorithm>

#include "rogue/app/leaving.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

// Returns the first message to show next, or nothing if the key leaves the messages. Space goes
// back by a screen, and from the oldest messages to the newest.
std::optional<std::size_t> scrolled(Keystroke stroke, std::size_t first, std::size_t last) {
    if (stroke.kind == Keystroke::Kind::up) {
        return first - std::min<std::size_t>(first, 1);
    }
    if (stroke.kind == Keystroke::Kind::down) {
        return std::min(first + 1, last);
    }
    if (stroke.character == U' ') {
        return first == 0 ? last : first - std::min(first, Messages::kRows);
    }
    return std::nullopt;
}

}  // namespace

Key PlayerKeys::next() {
    while (!left_) {
        const auto stroke = session_.next_keystroke(std::nullopt);
        if (!stroke) {
            break;
        }
        if (const auto key = take(*stroke)) {
            return *key;
        }
    }
    return Key::end;
}

// Returns the key for the game, or nothing if the keystroke was not for the game.
std::optional<Key> PlayerKeys::take(Keystroke stroke) {
    if (session_.quit()) {
        left_ = true;
        return std::nullopt;
    }
    const Key key = session_.key_of(stroke);
    if (session_.awaited() != Awaited::command) {
        return key;
    }
    if (stroke.character == U'?') {
        show_help();
    } else if (stroke.character == U'm') {
        show_messages();
    } else if (run_.game().quitting.find(static_cast<char>(key)) == std::string_view::npos) {
        return key;
    } else {
        const LeavingAnswer answer = ask_whether_to_leave(session_, run_.kept());
        if (answer == LeavingAnswer::end) {
            return key;
        }
        left_ = answer == LeavingAnswer::leave;
    }
    if (!left_) {
        run_.show_again(session_);
    }
    return std::nullopt;
}

void PlayerKeys::show_help() {
    session_.show(run_.game().help(session_.moving_letters()));
    auto stroke = session_.next_keystroke(std::nullopt);
    while (stroke && stroke->character == U'g') {
        session_.switch_glyphs();
        stroke = session_.next_keystroke(std::nullopt);
    }
}

void PlayerKeys::show_messages() {
    const MessageLog& log = run_.log();
    const std::size_t last = log.size() - std::min(log.size(), Messages::kRows);
    std::optional<std::size_t> first = last;
    while (first) {
        session_.show({Messages{log, *first}, Awaited::answer});
        const auto stroke = session_.next_keystroke(std::nullopt);
        first = stroke ? scrolled(*stroke, *first, last) : std::nullopt;
    }
}

}  // namespace rogue
