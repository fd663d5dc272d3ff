#include "rogue/app/routes.hpp"

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
    /// somebody walks there, if it shall go round it.
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

// Whether something shut lies beside the tile, of which nobody knows what is behind it.
bool beside_unopened(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).step == Seen::Step::shut &&
               known.at(there + offset(direction)).kind == Seen::Kind::unknown;
    });
}

// Of the places where something unknown begins it takes the one by which the steps there and the
// straight rest are fewest. Where the player is, nothing begins: a shut door there stays shut.
// Empty if there is no such place.
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

}  // namespace rogue
