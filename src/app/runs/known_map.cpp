#include "app/runs/known_map.hpp"

#include <algorithm>
#include <utility>

namespace rogue {

void KnownMap::learn(const Frame& frame, const MapReading& reading, const AnyGame& game) {
    const auto on_frame = player_on(frame, reading);
    if (!on_frame) {
        return;
    }
    if (level_ != game.level()) {
        *this = KnownMap();
    }
    reading_ = &reading;
    level_ = game.level();
    const Point left = std::exchange(player_, game.position()).value_or(game.position());
    step_onto(left != *player_, game.log().added() != messages_);
    messages_ = game.log().added();
    creatures_.clear();
    const Point origin = *player_ - *on_frame;
    for (int y = 0; y < reading.rows; ++y) {
        look_at_row(frame, y, origin + Point{0, y});
    }
    if (changed_ && changed_->position != *player_) {
        changed_.reset();  // What lies there from now on is not what the player has left there.
    }
    for (Named& thing : things_) {
        const Seen now = seen_at(frame, reading, thing.position - origin);
        thing.seen.remembered = now.remembered || now.name != thing.seen.name;
        thing.stood_on |= thing.position == *player_ || thing.position == left;
    }
}

void KnownMap::learn(const AnyGame& game, const MapReading& reading) {
    const AnyScreen screen = game.screen();
    if (shows_map(screen.awaited())) {
        learn(screen.frame(), reading, game);
    }
}

// The map does not show what the player stands on, but the maps before did. A thing may have been
// taken if something was told: by the step, or by a command since then.
void KnownMap::step_onto(bool moved, bool something_was_told) {
    if (moved) {
        underfoot_ = lying_here(Seen::Kind::thing);
        underfoot_ = underfoot_ ? underfoot_ : lying_here(Seen::Kind::fixture);
    }
    if (underfoot_ && underfoot_->kind == Seen::Kind::thing && something_was_told &&
        (!moved || may_take(underfoot_->step) || underfoot_->step == Seen::Step::opens)) {
        underfoot_ = lying_here(Seen::Kind::fixture);
    }
}

std::optional<Seen> KnownMap::lying_here(Seen::Kind kind) const {
    const auto here = std::ranges::find_if(things_, [&](const Named& thing) {
        return thing.position == *player_ && thing.seen.kind == kind;
    });
    if (here == things_.end()) {
        return std::nullopt;
    }
    Seen seen = here->seen;
    seen.remembered = false;
    return seen;
}

// Takes in a row of the map. Most tiles are unknown or show what they have shown before.
void KnownMap::look_at_row(const Frame& frame, int row, Point start) {
    const int columns = reading_->columns;
    const Cell* shown = frame.row(row).data();
    for (int x = 0; x < columns;) {
        for (Cell& known : known_.from(start + Point{x, 0})) {
            if (x == columns) {
                break;
            }
            if (*shown != known && !shown->blank()) {
                look_at(*shown, known, start + Point{x, 0});
            }
            ++x;
            shown += reading_->tile_width;
        }
    }
}

// Takes in what a tile shows, and not what it has shown before.
void KnownMap::look_at(const Cell& shown, Cell& known, Point position) {
    const Seen now = reading_->seen(shown);
    const Seen before = reading_->seen(known);
    const bool covered = now.kind == Seen::Kind::creature || now.kind == Seen::Kind::player;
    const bool changed = covered && before.kind == Seen::Kind::thing &&
                         (before.step == Seen::Step::opens || may_take(before.step));
    // Maps draw no things that are out of sight.
    const bool hidden =
        now.kind == Seen::Kind::ground && (now.remembered || now.struck) && !before.name.empty();
    if (now.kind == Seen::Kind::creature) {
        creatures_.push_back({now, position});
    }
    if (now.kind == Seen::Kind::unknown || (covered && !changed) || hidden) {
        return;
    }
    if (changed && now.kind == Seen::Kind::player) {
        changed_ = *std::ranges::find_if(things_, [&](const Named& one) {
            return one.position == position && one.seen.kind == Seen::Kind::thing;
        });
    }
    known = changed ? ground_ : shown;
    if (changed || now.name != before.name) {
        replace_thing(changed ? Seen{} : now, position);
    }
    if (now.kind == Seen::Kind::ground) {
        ground_ = shown;
    }
}

// Another thing may have come to lie where one is known. What the player has opened, or could not
// take, keeps its number. A thing hides the fixture on which it lies, and out of sight a map may
// show the fixture alone.
void KnownMap::replace_thing(const Seen& seen, Point position) {
    using Kind = Seen::Kind;
    bool known = false;
    std::erase_if(things_, [&](const Named& one) {
        if (one.position != position) {
            return false;
        }
        const bool below = one.seen.kind == Kind::fixture &&
                           (seen.kind == Kind::thing || seen.kind == Kind::unknown);
        const bool above = one.seen.kind == Kind::thing && seen.kind == Kind::fixture &&
                           seen.remembered && !is_door(seen.name);
        known |= one.seen.name == seen.name;
        return one.seen.name != seen.name && !below && !above;
    });
    if (!seen.name.empty() && !known) {
        const bool same =
            changed_ && changed_->position == position &&
            (changed_->seen.step == Seen::Step::opens || changed_->seen.name == seen.name);
        const int number = same ? changed_->number : ++found_;
        const int place = places_.at(position) == 0 ? number : places_.at(position);
        places_.put(position, place);
        things_.push_back({seen, position, number, place, same});
    }
}

Seen KnownMap::at(Point position) const {
    return reading_ == nullptr ? Seen{} : reading_->seen(known_.at(position));
}

bool KnownMap::open(Point position) const {
    if (position == player_) {
        return true;
    }
    const Seen seen = at(position);
    return seen.kind != Seen::Kind::unknown && seen.kind != Seen::Kind::wall &&
           seen.step != Seen::Step::shut;
}

}  // namespace rogue
