#include "app/keys/controller.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "app/keys/leaving.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

KeyLayout layout_for(const Controls& controls, std::string_view commands) {
    const KeyLayout otherwise = controls.plain ? KeyLayout::vi : KeyLayout::arrows;
    const LayoutLetters& letters = letters_of(controls.keys);
    const bool free =
        concat(letters.moving, letters.running).find_first_of(commands) == std::string::npos;
    return controls.keys != KeyLayout::arrows && free ? controls.keys : otherwise;
}

Outcome Controller::play(Host host) {
    if (host == Host::shared) {
        kept_ = RecordState::complete;  // To be warned even if no record was wanted.
        scores_by_record_ = true;
    }
    return run_.play([this] { return next(); },
                     [this](const AnyGame& game) {
                         run_.learn();
                         show(session_, game);
                         tell_news();
                     });
}

// Returns nothing once the player has set the run aside or the session is over.
std::optional<Key> Controller::next() {
    look_at_record();
    while (!set_aside_) {
        const auto stroke = next_stroke();
        set_aside_ = session_.closed_by_player();
        if (set_aside_ || session_.over() || (!stroke && !walk_)) {
            break;
        }
        if (stroke) {
            stop_walk();
        }
        typed_ = stroke ? stroke->character : U'\0';
        if (const auto key = stroke ? handle(*stroke) : next_key_of_walk()) {
            last_stop_ = Walk::Stop::none;
            instead_ =
                session_.awaited() == Prompt::command ? walk_instead_of(*key, run_.scene()) : "";
            before_key(*key, run_.kind().knows(*key, session_.awaited()));
            return *key;
        }
    }
    return std::nullopt;
}

// Waits for a keystroke. Once the keyboard is quiet, flushes the keys to the disk. From its second
// step on, a walk only looks if there is a keystroke.
std::optional<Keystroke> Controller::next_stroke() {
    constexpr std::chrono::seconds kQuiet{1};
    if (!walk_) {
        const auto stroke = session_.next_keystroke(kQuiet);
        if (stroke || session_.over()) {
            return stroke;
        }
        if (run_.writer() != nullptr) {
            run_.writer()->flush();
        }
        return session_.next_keystroke(std::nullopt);
    }
    return walk_->steps() == 0 ? std::nullopt
                               : session_.next_keystroke(std::chrono::milliseconds::zero());
}

// Returns the next key of the walk, or nothing if the walk is over.
std::optional<Key> Controller::next_key_of_walk() {
    const auto key = may_walk() ? walk_->next(run_.scene()) : std::nullopt;
    if (!key) {
        stop_walk();
    }
    return key;
}

void Controller::stop_walk() {
    if (walk_) {
        const auto walk = std::exchange(walk_, nullptr);
        last_stop_ = walk->stop();
        if (last_stop_ == Walk::Stop::not_taken) {
            run_.memory().told_not_taken();
        }
        tell_end_of(*walk);
    }
}

// Tells what was heard, which walk leads to the stairs that the last key asked for, what was taken,
// and health that has become low. Low health is told again once it has risen above a half.
void Controller::tell_news() {
    for (const std::string& words : {run_.game().heard(), instead_}) {
        if (!words.empty()) {
            tell(words);
        }
    }
    const MessageLog& log = run_.game().log();
    for (std::size_t i = log.first_after(heard_); i < log.size(); ++i) {
        if (log[i].event.kind == Event::Kind::taken && !log[i].event.name.empty()) {
            tell_taken(concat(capitalized(log[i].event.name), "."));
        }
    }
    heard_ = log.added();
    const auto [_, hp, whole] = run_.game().vitals();
    const int low = (3 * hp <= whole ? 1 : 0) + (5 * hp <= whole ? 1 : 0);
    if (low > low_ && hp > 0) {
        tell(concat("Your health is ", low > 1 ? "very " : "", "low: ", hp, " of ", whole, "."));
    }
    low_ = 2 * hp > whole ? 0 : std::max(low_, low);
    journeys_.forget_reached();
}

void Controller::travel(Point there) {
    walk_ = journeys_.journey(there, last_stop_);
}

std::string Controller::travel_by(std::optional<Keystroke> stroke, const Places& places) {
    const Choice choice = stroke ? choice_by(*stroke, places, run_.scene()) : Choice();
    if (choice.place) {
        travel(*choice.place);
    }
    return choice.why_not;
}

bool Controller::try_begin_walk(char32_t key) {
    if (!may_walk()) {
        return false;
    }
    if (key == U'o') {
        explore();
    } else if (key == U'_') {
        choose_destination();
    } else if (key == U'+') {
        if (const std::string_view why_not = repeat(); !why_not.empty()) {
            tell(why_not);
        }
    } else {
        return false;
    }
    return true;
}

std::string_view Controller::repeat() {
    if (const auto there = foe()) {
        walk_ = Walk::fighting(*there);
        return {};
    }
    const auto beside = creatures_beside();
    if (beside.size() > 1) {
        return "Several are beside you: strike one, then + fights on.";
    }
    if (!beside.empty()) {
        return "Your blows may not harm it, so + does not strike.";
    }
    const auto last = run_.memory().last_command();
    if (last && (last->strikes || run_.game().tally().kills > last->kills)) {
        return "Nobody is beside you now. To repeat a step, make one first.";
    }
    if (!last || (!direction_of(last->key) && last->key != run_.kind().waiting)) {
        return "There is no step to repeat.";
    }
    walk_ = Walk::repeating(last->key);
    return {};
}

std::vector<Direction> Controller::creatures_beside() const {
    std::vector<Direction> beside;
    std::ranges::copy_if(kClockwise, std::back_inserter(beside), [&](Direction each) {
        return known().creature_at(known().player() + offset(each)) != nullptr;
    });
    return beside;
}

std::optional<Direction> Controller::foe() const {
    std::vector<Direction> beside = creatures_beside();
    const auto last = run_.memory().last_command();
    if (beside.size() > 1 && last && last->strikes) {
        std::erase_if(beside, [&](Direction each) { return key_of(each) != last->key; });
    }
    if (beside.size() != 1 ||
        known().creature_at(known().player() + offset(beside.front()))->content.resists) {
        return std::nullopt;
    }
    return beside.front();
}

void Controller::look_at_record() {
    if (const RecordState kept = run_.record_state(); kept != kept_) {
        kept_ = kept;
        warn(kept == RecordState::complete
                 ? ""
                 : concat(what_is_lost(kept),
                          scores_by_record_ ? " Your score will not count." : ""));
    }
}

// Returns the key for the game, or nothing if the keystroke was not for the game.
std::optional<Key> Controller::handle(Keystroke stroke) {
    if (session_.awaited() == Prompt::command) {
        if (const auto direction = running(stroke, layout_)) {
            walk_ = Walk::running(*direction);
            return std::nullopt;
        }
    }
    const Key key = key_for(stroke, run_.kind().keys, layout_, session_.awaited());
    if (!application_listens(session_.awaited()) || direction_of(key)) {
        return key;
    }
    if (handle_own_key(stroke.character)) {
        return std::nullopt;
    }
    const bool quits = run_.kind().quitting.find(static_cast<char>(key)) != std::string_view::npos;
    return quits ? confirmed(key) : key;
}

// Returns the key if the player wants to end the run.
std::optional<Key> Controller::confirmed(Key quitting) {
    const LeaveAnswer answer = ask_to_leave(session_, run_);
    set_aside_ = answer == LeaveAnswer::leave;
    return answer == LeaveAnswer::end ? std::optional(quitting) : std::nullopt;
}

}  // namespace rogue
