#include "app/keys/player_keys.hpp"

#include <chrono>
#include <utility>

namespace rogue {
namespace {

enum class LeavingAnswer { leave, end, play_on };

std::optional<LeavingAnswer> leaving_answer(Keystroke stroke) {
    switch (stroke.character) {
        case U'q':
        case U'Q':
        case U'y':
        case U'Y':
            return LeavingAnswer::leave;
        case U'e':
        case U'E':
            return LeavingAnswer::end;
        default:
            return LeavingAnswer::play_on;
    }
}

}  // namespace

KeyLayout layout_for(const Options& options, std::string_view commands) {
    const KeyLayout otherwise = options.plain ? KeyLayout::vi : KeyLayout::arrows;
    const bool moves = options.keys != KeyLayout::arrows && !takes_command(options.keys, commands);
    return moves ? options.keys : otherwise;
}

std::optional<Key> PlayerKeys::next() {
    look_at_record();
    run_.learn(session_);
    while (!left_) {
        const auto stroke = next_stroke();
        left_ = session_.left();
        if (left_ || session_.over() || (!stroke && !walk_)) {
            break;
        }
        if (stroke) {
            stop_walk();
        }
        const Prompt prompt = session_.awaited().prompt;
        if (const auto key = stroke ? handle(*stroke) : walk_on()) {
            last_step_ = prompt == Prompt::command ? direction_of(*key) : std::nullopt;
            pass_on(*key, run_.kind().knows(*key, prompt));
            return *key;
        }
    }
    return std::nullopt;
}

// Waits for a keystroke. A walk only looks whether there is one, from its second step on.
std::optional<Keystroke> PlayerKeys::next_stroke() {
    if (!walk_) {
        return session_.next_keystroke(std::nullopt);
    }
    return walk_->steps() == 0 ? std::nullopt
                               : session_.next_keystroke(std::chrono::milliseconds::zero());
}

// Returns the key of the next step, or nothing if the walk is over.
std::optional<Key> PlayerKeys::walk_on() {
    const bool stops = !may_walk() || (walk_->steps() > 0 && stops_walk());
    const auto step = stops ? std::nullopt : walk_->next(known(), run_.game());
    if (!step) {
        stop_walk();
        return std::nullopt;
    }
    return key_of(*step);
}

void PlayerKeys::stop_walk() {
    if (walk_) {
        const Walk walk = *walk_;
        walk_.reset();
        walked(walk);
    }
}

std::vector<Destination> PlayerKeys::destinations(Ends ends) {
    const int level = run_.game().level();
    if (std::exchange(level_listed_, level) != level) {
        listed_.clear();
    }
    std::vector<Destination> now = rogue::destinations(known(), run_.game(), ends, listed_);
    remember(now, listed_);
    return now;
}

void PlayerKeys::travel(const Destination& destination) {
    travelled_ = destination;
    level_travelled_ = run_.game().level();
    walk_ = Walk::along(route_towards(known(), destination.position));
}

bool PlayerKeys::travel_on() {
    if (!travelled_ || level_travelled_ != run_.game().level()) {
        return false;
    }
    travel(Destination(*travelled_));
    return true;
}

bool PlayerKeys::repeat() {
    if (last_step_) {
        walk_ = Walk::again(*last_step_);
    }
    return last_step_.has_value();
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
        case Kept::played_elsewhere:
            return warn("Somebody else plays this run too: your keys are not recorded.");
    }
}

// Returns the key for the game, or nothing if the keystroke was not for the game.
std::optional<Key> PlayerKeys::handle(Keystroke stroke) {
    if (session_.awaited().prompt == Prompt::command) {
        if (const auto direction = running(stroke, layout_)) {
            walk_ = Walk::straight(*direction);
            return std::nullopt;
        }
    }
    const Key key = key_for(stroke, run_.kind().keys, layout_, session_.awaited().letters);
    if (!session_.awaited().application_listens || direction_of(key)) {
        return key;
    }
    if (answers(stroke.character)) {
        return std::nullopt;
    }
    if (run_.kind().quitting.find(static_cast<char>(key)) == std::string_view::npos) {
        return key;
    }
    const auto answer = ask(session_, {Leaving{run_.kept_now()}, Awaited::kAnswer}, leaving_answer);
    if (answer == LeavingAnswer::end) {
        return key;
    }
    left_ = answer == LeavingAnswer::leave;
    if (!left_) {
        session_.show(run_.game().screen());
    }
    return std::nullopt;
}

}  // namespace rogue
