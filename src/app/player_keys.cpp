#include "rogue/app/player_keys.hpp"

#include "rogue/app/leaving.hpp"

namespace rogue {

Key PlayerKeys::next() {
    look_at_record();
    while (!left_) {
        const auto stroke = session_.next_keystroke(std::nullopt);
        left_ = session_.left();
        if (left_ || !stroke) {
            break;
        }
        const Prompt prompt = session_.awaited().prompt;
        if (const auto key = take(*stroke)) {
            pass_on(run_.game().knows(*key, prompt));
            return *key;
        }
    }
    return Key::end;
}

void PlayerKeys::look_at_record() {
    const Kept kept = run_.kept();
    if (kept == kept_) {
        return;
    }
    kept_ = kept;
    switch (kept) {
        case Kept::all:
            return warn({});
        case Kept::beginning:
            return warn("The last keys can't be recorded.");
        case Kept::nothing:
            return warn("The run can't be recorded.");
        case Kept::removed:
            return warn("The file of this run was removed.");
        case Kept::taken:
            return warn("Somebody else plays this run too: your keys are not recorded.");
    }
}

// Returns the key for the game, or nothing if the keystroke was not for the game.
std::optional<Key> PlayerKeys::take(Keystroke stroke) {
    const Key key = session_.key_of(stroke);
    if (!session_.awaited().application_listens || direction_of(key)) {
        return key;
    }
    if (answers(stroke.character)) {
        return std::nullopt;
    }
    if (run_.game().quitting.find(static_cast<char>(key)) == std::string_view::npos) {
        return key;
    }
    const LeavingAnswer answer = ask_whether_to_leave(session_, run_.kept_now());
    if (answer == LeavingAnswer::end) {
        return key;
    }
    left_ = answer == LeavingAnswer::leave;
    if (!left_) {
        run_.show_again(session_);
    }
    return std::nullopt;
}

}  // namespace rogue
