#include "app/keys/walk.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>

namespace rogue {
namespace {

constexpr std::array kClockwise{Direction::up, Direction::right, Direction::down, Direction::left};

bool beside(Point a, Point b) {
    return manhattan_distance(a, b) == 1;
}

enum class Detour { round, none };

/// Visits the open tiles around the player in the order of their distance.
class Flood {
public:
    Flood(const KnownMap& known, Detour detour) : known_(known), detour_(detour) {
        reach(known.player(), {});
    }

    /// Returns the next tile, or nothing after the last. It does not go beyond what changes when
    /// somebody walks there, unless detours are off.
    std::optional<Point> next() {
        if (waiting_.empty()) {
            return std::nullopt;
        }
        const Point here = waiting_.front();
        waiting_.pop_front();
        const bool stops = detour_ == Detour::round && here != known_.player() &&
                           known_.at(here).step == Seen::Step::works;
        for (const Direction direction : kClockwise) {
            const Point there = here + offset(direction);
            if (!stops && known_.open(there) && !came_by_.contains(key(there))) {
                reach(there, direction);
            }
        }
        return here;
    }

    /// The way to a tile that next() has returned.
    Route route(Point to) const {
        Route steps;
        while (to != known_.player()) {
            steps.push_back(came_by_.at(key(to)));
            to = to - offset(steps.back());
        }
        std::ranges::reverse(steps);
        return steps;
    }

private:
    static std::uint64_t key(Point at) {
        return std::uint64_t{static_cast<std::uint32_t>(at.x)} << 32 |
               static_cast<std::uint32_t>(at.y);
    }

    void reach(Point there, Direction by) {
        came_by_.emplace(key(there), by);
        waiting_.push_back(there);
    }

    const KnownMap& known_;
    Detour detour_;
    std::deque<Point> waiting_;
    std::unordered_map<std::uint64_t, Direction> came_by_;
};

// Nothing if no known way leads to the tile or beside one that is shut.
std::optional<Route> route_to(const KnownMap& known, Point goal, Detour detour) {
    const bool shut = !known.open(goal);
    Flood flood(known, detour);
    while (const auto here = flood.next()) {
        if (here == goal || (shut && beside(*here, goal))) {
            return flood.route(*here);
        }
    }
    return std::nullopt;
}

// Whether something shut with unknown ground behind it lies beside the tile.
bool beside_unopened(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).step == Seen::Step::shut &&
               known.at(there + offset(direction)).kind == Seen::Kind::unknown;
    });
}

// Takes the tile at the edge of the unknown with the fewest steps so far plus the distance to the
// goal. The player's own tile is none of them: a shut door there stays shut. Empty if there is no
// such tile.
Route route_into_unknown(const KnownMap& known, Point goal) {
    Flood flood(known, Detour::round);
    Route best;
    int least = std::numeric_limits<int>::max();
    while (const auto here = flood.next()) {
        if (*here == known.player() || !(leads_on(known, *here) || beside_unopened(known, *here))) {
            continue;
        }
        Route way = flood.route(*here);
        const int whole = static_cast<int>(way.size()) + manhattan_distance(*here, goal);
        if (whole < least) {
            least = whole;
            best = std::move(way);
        }
    }
    return best;
}

Route route_near(const KnownMap& known, Point goal) {
    Flood flood(known, Detour::round);
    Point nearest = known.player();
    while (const auto here = flood.next()) {
        const bool stays = known.at(*here).step == Seen::Step::free;
        if (stays && manhattan_distance(*here, goal) < manhattan_distance(nearest, goal)) {
            nearest = *here;
        }
    }
    return flood.route(nearest);
}

}  // namespace

Route route_towards(const KnownMap& known, Point goal) {
    for (const Detour detour : {Detour::round, Detour::none}) {
        if (auto route = route_to(known, goal, detour)) {
            return *std::move(route);
        }
    }
    if (known.at(goal).kind != Seen::Kind::wall) {
        if (Route route = route_into_unknown(known, goal); !route.empty()) {
            return route;
        }
    }
    return route_near(known, goal);
}

bool leads_on(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).kind == Seen::Kind::unknown && there != known.player();
    });
}

std::vector<Point> unexplored_ends(const KnownMap& known) {
    constexpr int kSameEdge = 5;
    std::vector<Point> ends;
    Flood flood(known, Detour::none);
    while (const auto here = flood.next()) {
        const bool told = std::ranges::any_of(
            ends, [&](Point end) { return manhattan_distance(end, *here) <= kSameEdge; });
        if (leads_on(known, *here) && !told && *here != known.player()) {
            ends.push_back(*here);
        }
    }
    return ends;
}

namespace {

std::array<Direction, 2> sides_of(Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return upright ? std::array{Direction::left, Direction::right}
                   : std::array{Direction::up, Direction::down};
}

// Doors are many, and a run stops beside a door that matters to it.
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
