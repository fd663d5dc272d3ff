#include "rogue/app/walk.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rogue {
namespace {

std::array<Direction, 2> sides_of(Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return upright ? std::array{Direction::left, Direction::right}
                   : std::array{Direction::up, Direction::down};
}

// Doors are many, and those that matter to a run lie beside it.
bool sees_something_new(const KnownMap& known) {
    return known.anything_new() && std::ranges::any_of(known.things(), [&](const auto& thing) {
               return known.is_new(thing.position) && !is_door(thing.seen.name);
           });
}

bool is_free(const KnownMap& known, Point position) {
    const bool taken = std::ranges::find(known.creatures(), position, &KnownMap::Named::position) !=
                       known.creatures().end();
    return known.open(position) && !taken;
}

}  // namespace

Walk Walk::straight(Direction direction) {
    Walk walk(Kind::straight);
    walk.direction_ = direction;
    return walk;
}

Walk Walk::along(Route route) {
    Walk walk(Kind::along);
    walk.route_ = std::move(route);
    return walk;
}

Walk Walk::again(Direction direction) {
    Walk walk(Kind::again);
    walk.direction_ = direction;
    return walk;
}

std::optional<Direction> Walk::next(const KnownMap& known, const AnyGame& game) {
    const Moment now{known.player(), game.level(), game.standing().hp, game.log().added()};
    if (steps_ == 0) {
        start_ = now.position;
    } else if (interrupted(known, now)) {
        return std::nullopt;
    }
    const auto step = decide(known);
    if (step && !is_free(known, known.player() + offset(*step))) {
        return std::nullopt;
    }
    if (step) {
        before_ = now;
        direction_ = *step;
        ++steps_;
    }
    return step;
}

// In plain play something new ends a walk by being told: there the map was learned before.
bool Walk::interrupted(const KnownMap& known, const Moment& now) const {
    return now.position != before_.position + offset(direction_) || now.level != before_.level ||
           now.hp < before_.hp || now.messages != before_.messages || !known.creatures().empty() ||
           sees_something_new(known) || (kind_ == Kind::straight && comes_beside_something(known));
}

// Whether something lies beside or under the player that did not before the last step.
bool Walk::comes_beside_something(const KnownMap& known) const {
    return std::ranges::any_of(known.things(), [&](const KnownMap::Named& thing) {
        const int away = manhattan_distance(thing.position, known.player());
        return away == 0 || (away == 1 && manhattan_distance(thing.position, before_.position) > 1);
    });
}

std::optional<Direction> Walk::decide(const KnownMap& known) const {
    switch (kind_) {
        case Kind::straight:
            return steps_ == 0 ? direction_ : run_on(known);
        case Kind::along:
            return steps_ < route_.size() ? std::optional(route_[steps_]) : std::nullopt;
        case Kind::again:
            return direction_;
    }
    return std::nullopt;
}

// Goes on until a side opens that was shut a step ago. Where the way ahead ends, it turns if the
// player is in a passage: there the tile that one would cut the corner by is no way.
std::optional<Direction> Walk::run_on(const KnownMap& known) const {
    const Point here = known.player();
    const Point back = here - offset(direction_);
    const bool goes_on = known.open(here + offset(direction_));
    std::optional<Direction> turn;
    for (const Direction side : sides_of(direction_)) {
        if (!known.open(here + offset(side))) {
            continue;
        }
        const bool was_open = known.open(back + offset(side));
        if ((goes_on && !was_open) || (!goes_on && (was_open || turn))) {
            return std::nullopt;
        }
        if (!goes_on) {
            turn = side;
        }
    }
    return goes_on ? direction_ : turn;
}

}  // namespace rogue
