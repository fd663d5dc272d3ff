#include "rogue/ui/known_map.hpp"

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

Cell& KnownMap::cell(Point position) {
    const std::uint64_t part = part_of(position);
    if (part_named_ != part) {
        part_named_ = part;
        part_ = &parts_[part];  // Stays where it is while others are added.
    }
    return (*part_)[place_in_part(position)];
}

const Cell* KnownMap::find(Point position) const {
    const auto part = parts_.find(part_of(position));
    return part == parts_.end() ? nullptr : &part->second[place_in_part(position)];
}

void KnownMap::forget() {
    parts_.clear();
    part_named_.reset();
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
        for (int x = 0; x < reading.columns; ++x) {
            look_at(frame.at(x * reading.tile_width, y), origin + Point{x, y});
        }
    }
    for (Named& thing : things_) {
        const Seen now = seen_at(frame, reading, thing.position - origin);
        thing.seen.remembered = now.remembered || now.name != thing.seen.name;
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

// Takes in what a tile shows. Most tiles show what they have shown before.
void KnownMap::look_at(const Cell& shown, Point position) {
    if (shown.blank()) {
        return;
    }
    Cell& known = cell(position);
    if (shown == known) {
        return;
    }
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
