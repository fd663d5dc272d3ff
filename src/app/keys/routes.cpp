#include "app/keys/routes.hpp"

#include <algorithm>
#include <deque>
#include <limits>
#include <optional>

#include "app/runs/plane.hpp"

namespace rogue {
namespace {

enum class Detour { round, none };

/// Visits the open tiles around the player in the order of their distance. It enters a tile of
/// Step::asks only if that is the goal.
class Flood {
public:
    Flood(const KnownMap& known, Detour detour, std::optional<Point> goal = {})
        : known_(known), detour_(detour), goal_(goal) {
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
        const Seen::Step step = known_.at(here).step;
        const bool stops = detour_ == Detour::round && here != known_.player() &&
                           (step == Seen::Step::works || step == Seen::Step::takes);
        for (const Direction direction : kClockwise) {
            const Point there = here + offset(direction);
            const bool wanted = known_.at(there).step != Seen::Step::asks || there == goal_;
            if (!stops && wanted && !came_by_.at(there) && known_.open(there)) {
                reach(there, direction);
            }
        }
        return here;
    }

    /// The way to a tile that next() has returned.
    Route route(Point to) const {
        Route steps;
        while (to != known_.player()) {
            steps.push_back(*came_by_.at(to));
            to = to - offset(steps.back());
        }
        std::ranges::reverse(steps);
        return steps;
    }

private:
    void reach(Point there, Direction by) {
        came_by_.put(there, by);
        waiting_.push_back(there);
    }

    const KnownMap& known_;
    Detour detour_;
    std::optional<Point> goal_;
    std::deque<Point> waiting_;
    Plane<std::optional<Direction>> came_by_;
};

// Nothing if no known way leads to the tile or beside one that is shut.
std::optional<Route> route_to(const KnownMap& known, Point goal, Detour detour) {
    const bool shut = !known.open(goal);
    Flood flood(known, detour, goal);
    while (const auto here = flood.next()) {
        if (here == goal || (shut && manhattan_distance(*here, goal) == 1)) {
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

// Takes the edge with the fewest steps so far plus the distance to the goal, of equal ones the
// last. The player's own tile is none of them: a shut door there stays shut. Empty if there is no
// such tile.
Route route_into_unknown(const KnownMap& known, Point goal, Detour detour,
                         bool (*is_edge)(const KnownMap& known, Point tile)) {
    Flood flood(known, detour);
    Route best;
    int least = std::numeric_limits<int>::max();
    while (const auto here = flood.next()) {
        if (*here == known.player() || !is_edge(known, *here)) {
            continue;
        }
        Route way = flood.route(*here);
        const int whole = static_cast<int>(way.size()) + manhattan_distance(*here, goal);
        if (whole <= least) {
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

// A door is never a goal, and a thing stood on is one only while it can be taken.
bool is_worth_a_step(const KnownMap::Named& thing, const AnyGame& game) {
    if (thing.seen.kind != Seen::Kind::thing || thing.seen.is_door() ||
        (thing.seen.step != Seen::Step::free && thing.seen.step != Seen::Step::takes)) {
        return false;
    }
    const Wish wish = game.wish(thing.position);
    return wish == Wish::take || (wish == Wish::visit && !thing.stood_on);
}

enum class Where { in_this_part, anywhere };

Route route_to_explore(const Scene& scene, Where where, Detour detour) {
    std::vector<Point> things;
    for (const KnownMap::Named& thing : scene.known.things()) {
        if (is_worth_a_step(thing, scene.game)) {
            things.push_back(thing.position);
        }
    }
    Flood flood(scene.known, detour);
    std::optional<Point> edge;
    while (const auto here = flood.next()) {
        if (*here == scene.known.player() ||
            (where == Where::in_this_part &&
             !scene.game.in_same_part(*here, scene.known.player()))) {
            continue;
        }
        if (std::ranges::find(things, *here) != things.end()) {
            return flood.route(*here);
        }
        if (!edge && leads_on(scene.known, *here)) {
            edge = here;
        }
    }
    return edge ? flood.route(*edge) : Route();
}

}  // namespace

Route route_to_explore(const Scene& scene) {
    for (const Where where : {Where::in_this_part, Where::anywhere}) {
        for (const Detour detour : {Detour::round, Detour::none}) {
            Route route = route_to_explore(scene, where, detour);
            if (!route.empty()) {
                return route;
            }
        }
    }
    return {};
}

Route route_towards(const KnownMap& known, Point goal) {
    for (const Detour detour : {Detour::round, Detour::none}) {
        if (auto route = route_to(known, goal, detour)) {
            return *std::move(route);
        }
    }
    if (known.at(goal).kind == Seen::Kind::wall) {
        return route_near(known, goal);
    }
    for (const auto is_edge : {leads_on, beside_unopened}) {
        for (const Detour detour : {Detour::round, Detour::none}) {
            Route route = route_into_unknown(known, goal, detour, is_edge);
            if (!route.empty()) {
                return route;
            }
        }
    }
    return route_near(known, goal);
}

bool is_to_be_explored(const Scene& scene, Point tile) {
    return leads_on(scene.known, tile) ||
           std::ranges::any_of(scene.known.things(), [&](const KnownMap::Named& thing) {
               return thing.position == tile && is_worth_a_step(thing, scene.game);
           });
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
        const auto is_told = [&] {
            return std::ranges::any_of(
                ends, [&](Point end) { return manhattan_distance(end, *here) <= kSameEdge; });
        };
        if (*here != known.player() && leads_on(known, *here) && !is_told()) {
            ends.push_back(*here);
        }
    }
    return ends;
}

}  // namespace rogue
