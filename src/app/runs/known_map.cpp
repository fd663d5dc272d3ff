#include "app/runs/known_map.hpp"

#include <algorithm>

namespace rogue {
namespace {

constexpr int kShift = 5;
constexpr int kSide = 1 << kShift;

}  // namespace

// Shifts and masks round down for negative numbers too.
std::uint64_t KnownMap::part_of(Point position) {
    const auto half = [](int coordinate) {
        return std::uint64_t{static_cast<std::uint32_t>(coordinate >> kShift)};
    };
    return half(position.x) << 32 | half(position.y);
}

std::size_t KnownMap::place_in_part(Point position) {
    const int place = (position.y & (kSide - 1)) * kSide + (position.x & (kSide - 1));
    return static_cast<std::size_t>(place);
}

const Cell* KnownMap::find(Point position) const {
    const auto part = parts_.find(part_of(position));
    return part == parts_.end() ? nullptr : &part->second[place_in_part(position)];
}

void KnownMap::forget() {
    parts_.clear();
    things_.clear();
    underfoot_.reset();
    taken_at_.reset();
    player_.reset();
}

void KnownMap::learn(const Frame& frame, const MapReading& reading, const AnyGame& game) {
    const auto on_frame = player_on(frame, reading);
    if (!on_frame) {
        return;
    }
    if (level_ != game.level()) {
        forget();
    }
    reading_ = &reading;
    level_ = game.level();
    moved_ = player_ && *player_ != game.position();
    player_ = game.position();
    step_onto(game.log().added() != messages_);
    messages_ = game.log().added();
    creatures_.clear();
    new_.clear();
    const Point origin = *player_ - *on_frame;
    for (int y = 0; y < reading.rows; ++y) {
        look_at_row(frame, y, origin + Point{0, y});
    }
    for (Named& thing : things_) {
        const Seen now = seen_at(frame, reading, thing.position - origin);
        thing.seen.remembered = now.remembered || now.name != thing.seen.name;
    }
}

void KnownMap::learn_again(const AnyGame& game, const MapReading& reading, Key key) {
    const AnyScreen screen = game.screen();
    if (!shows_map(screen.awaited().prompt)) {
        return;
    }
    const Point here = game.position();
    const bool only_a_step =
        direction_of(key) && game.log().added() == messages_ && level_ == game.level();
    if (!only_a_step) {
        quiet_.clear();
    } else if (std::ranges::find(quiet_, here) != quiet_.end()) {
        return;
    }
    learn(screen.frame(), reading, game);
    if (creatures_.empty()) {
        quiet_.push_back(here);
    } else {
        quiet_.clear();  // Where they stand now, other maps may show something new later.
    }
}

// The map does not show what the player stands on, but the maps before did. A thing may have been
// taken if something was told: by the step, or by a command since then.
void KnownMap::step_onto(bool something_was_told) {
    if (moved_) {
        const auto here = std::ranges::find(things_, *player_, &Named::position);
        underfoot_ = here == things_.end() ? std::nullopt : std::optional(here->seen);
        if (underfoot_) {
            underfoot_->remembered = false;
        }
    }
    const bool taken = something_was_told && (!moved_ || reading_->walking_takes);
    if (underfoot_ && underfoot_->kind == Seen::Kind::thing && taken) {
        underfoot_.reset();
    }
}

// Takes in a row of the map. Most tiles are unknown or show what they have shown before.
void KnownMap::look_at_row(const Frame& frame, int row, Point start) {
    const int columns = reading_->columns;
    const Cell* shown = frame.row(row).data();
    for (int x = 0; x < columns;) {
        const Point position = start + Point{x, 0};
        const int end = std::min(columns, x + kSide - (position.x & (kSide - 1)));
        Cell* known = &parts_[part_of(position)][place_in_part(position)];
        for (; x < end; ++x, ++known, shown += reading_->tile_width) {
            if (*shown != *known && !shown->blank()) {
                look_at(*shown, *known, start + Point{x, 0});
            }
        }
    }
}

// Takes in what a tile shows, and not what it has shown before.
void KnownMap::look_at(const Cell& shown, Cell& known, Point position) {
    const Seen now = reading_->seen(shown);
    const Seen before = reading_->seen(known);
    const bool covered = now.kind == Seen::Kind::creature || now.kind == Seen::Kind::player;
    const bool taken = covered && reading_->walking_takes && before.kind == Seen::Kind::thing;
    // Maps draw no things that are out of sight.
    const bool hidden =
        now.kind == Seen::Kind::ground && (now.remembered || now.struck) && !before.name.empty();
    if (now.kind == Seen::Kind::creature) {
        creatures_.push_back({now, position});
    }
    if (now.kind == Seen::Kind::unknown || (covered && !taken) || hidden) {
        return;
    }
    known = taken ? ground_ : shown;
    taken_at_ = taken ? position : taken_at_;
    if (taken || now.name != before.name) {
        replace_thing(taken ? Seen{} : now, position);
    }
    if (now.kind == Seen::Kind::ground) {
        ground_ = shown;
    }
}

// Another thing may have come to lie where one is known. What the player himself has made of one
// by stepping onto it, as an open door of a closed one, is nothing new.
void KnownMap::replace_thing(const Seen& seen, Point position) {
    std::erase_if(things_, [position](const Named& thing) { return thing.position == position; });
    if (!seen.name.empty()) {
        things_.push_back({seen, position});
        if (seen.kind != Seen::Kind::fixture || position != taken_at_) {
            new_.push_back(position);
        }
    }
}

Seen KnownMap::at(Point position) const {
    const Cell* known = find(position);
    return known == nullptr || reading_ == nullptr ? Seen{} : reading_->seen(*known);
}

bool KnownMap::open(Point position) const {
    if (position == player_) {
        return true;
    }
    const Seen seen = at(position);
    return seen.kind != Seen::Kind::unknown && seen.kind != Seen::Kind::wall &&
           seen.step != Seen::Step::shut;
}

bool KnownMap::is_new(Point position) const {
    return std::ranges::find(new_, position) != new_.end();
}

}  // namespace rogue
