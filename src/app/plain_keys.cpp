#include "rogue/app/plain_keys.hpp"

#include "rogue/app/leaving.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

Key PlainKeys::next() {
    while (!left_) {
        const auto stroke = session_.next_keystroke(std::nullopt);
        if (!stroke) {
            left_ = true;
        } else if (const auto key = take(*stroke)) {
            return *key;
        }
    }
    return Key::end;
}

// Returns the key for the game, or nothing if the keystroke was not for the game.
std::optional<Key> PlainKeys::take(Keystroke stroke) {
    const Key key = session_.key_of(stroke);
    if (session_.awaited() != Awaited::command || direction_of(key)) {
        return key;
    }
    if (answers(stroke.character)) {
        return std::nullopt;
    }
    if (run_.game().quitting.find(static_cast<char>(key)) == std::string_view::npos) {
        return key;
    }
    const LeavingAnswer answer = ask_whether_to_leave(session_, run_.kept());
    if (answer == LeavingAnswer::end) {
        return key;
    }
    left_ = answer == LeavingAnswer::leave;
    if (!left_) {
        run_.show_again(session_);
    }
    return std::nullopt;
}

// If the character is a question to the application, answers it and returns true.
bool PlainKeys::answers(char32_t character) {
    switch (character) {
        case U'x':
        case U'X':
            session_.tell_sightings();
            return true;
        case U'm':
        case U'M':
            session_.tell_map();
            return true;
        case U's':
        case U'S':
            session_.tell_status();
            return true;
        case U'?':
            tell_keys();
            return true;
        default:
            return false;
    }
}

void PlainKeys::tell_keys() {
    const std::string_view moving = session_.moving_letters();
    session_.tell(text(moving.substr(0, 1), " west, ", moving.substr(1, 1), " south, ",
                       moving.substr(2, 1), " north, ", moving.substr(3, 1),
                       " east: move, and attack who is there\n"));
    for (const auto& [key, does] : run_.game().commands()) {
        session_.tell(text(key, ": ", does, "\n"));
    }
    session_.tell(
        text("x: tell all in sight\n"
             "m: tell the map\n",
             moving.find('s') == std::string_view::npos ? "s" : "S", ": tell how you stand\n",
             run_.game().quitting.substr(0, 1), ": leave, for now or for good\n"));
}

}  // namespace rogue
