#include "app/keys/routes.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <queue>
#include <utility>

#include "app/runs/sparse_grid.hpp"

namespace rogue {
namespace {

// A step that changes what is there costs as much as so many others.
constexpr int kRound = 10'000;

// Unknown ground rarely leads straight to the goal: a step of it counts as so many on known ways.
constexpr int kUnknown = 4;

/// Visits the tiles around the player that are open or may be forced, the cheapest to reach first
/// (Dijkstra's algorithm). Enters a tile of Step::on_purpose only if that is the goal.
class Flood {
public:
    explicit Flood(const KnownMap& known, ForcedDoors forcing = ForcedDoors::avoided,
                   std::optional<Point> goal = {})
        : known_(known), forcing_(forcing), goal_(goal) {
        ways_.put(known.player(), {0, {}});
        waiting_[0].push(known.player());
    }

    /// Returns the next tile, or nothing after the last.
    std::optional<Point> next() {
        for (; !waiting_.empty(); waiting_.erase(waiting_.begin())) {
            auto& [cost, tiles] = *waiting_.begin();
            while (!tiles.empty()) {
                const Point here = tiles.front();
                tiles.pop();
                if (cost == ways_.at(here).cost) {
                    cost_ = cost;
                    spread(here);
                    return here;
                }
            }
        }
        return std::nullopt;
    }

    /// Returns the cost of the tile that next() returned last: its steps, kForcedDoorCost for each
    /// door, and kRound for each tile on the way that changes.
    int cost() const { return cost_; }

    /// Returns the route to a tile that next() returned.
    Route route(Point to) const {
        Route steps;
        while (to != known_.player()) {
            steps.push_back(ways_.at(to).by);
            to = to - offset(steps.back());
        }
        std::ranges::reverse(steps);
        return steps;
    }

private:
    /// The cheapest known way to a tile.
    struct Way {
        int cost = std::numeric_limits<int>::max();
        Direction by{};  ///< The last step.
    };

    // Returns the cost of a step from one tile to a neighbour. Both halves of a door in a border
    // open together. A route may end on a thing that is taken, but on a tile that works only if
    // that is the goal.
    int price(Point here, TileContent::Step from, Point there, TileContent::Step to) const {
        const int cost = to == TileContent::Step::forced && from != TileContent::Step::forced
                             ? kForcedDoorCost
                             : 1;
        const bool uses_up = to == TileContent::Step::used_up && there != goal_;
        const bool takes = from == TileContent::Step::item && here != known_.player();
        return uses_up || takes ? kRound : cost;
    }

    void spread(Point here) {
        const TileContent::Step from = known_.at(here).step;
        for (const Direction direction : kClockwise) {
            const Point there = here + offset(direction);
            const TileContent::Step to = known_.at(there).step;
            const int cost = cost_ + price(here, from, there, to);
            const bool forced = forcing_ == ForcedDoors::allowed && to == TileContent::Step::forced;
            const bool wanted = to != TileContent::Step::on_purpose || there == goal_;
            if (cost < ways_.at(there).cost && wanted && (forced || known_.open(there))) {
                ways_.put(there, {cost, direction});
                waiting_[cost].push(there);
            }
        }
    }

    const KnownMap& known_;
    ForcedDoors forcing_;
    std::optional<Point> goal_;
    std::map<int, std::queue<Point>> waiting_;  ///< The tiles to visit, by their costs.
    SparseGrid<Way> ways_;
    int cost_ = 0;
};

Route route_near(const KnownMap& known, Point goal) {
    Flood flood(known);
    Point nearest = known.player();
    while (const auto here = flood.next()) {
        const bool stays = known.at(*here).step == TileContent::Step::free && flood.cost() < kRound;
        if (stays && manhattan_distance(*here, goal) < manhattan_distance(nearest, goal)) {
            nearest = *here;
        }
    }
    return flood.route(nearest);
}

enum class Where { in_this_part, anywhere, below_things };

// Returns true if no stairs down are known and the thing may lie on some. A thing hides the ground
// below it until the player has stood there, but only in games where a key picks things up.
bool may_hide_stairs(const Scene& scene, const KnownMap::Thing& thing) {
    return scene.kind.taking != Key::other && thing.content.kind == TileContent::Kind::thing &&
           thing.content.step == TileContent::Step::free && !thing.stood_on &&
           !scene.known.knows_way_down();
}

Route route_to_explore(const Scene& scene, Where where) {
    std::vector<Point> things;
    for (const KnownMap::Thing& thing : scene.known.things()) {
        if (where == Where::below_things ? may_hide_stairs(scene, thing)
                                         : is_worth_a_step(scene, thing)) {
            things.push_back(thing.position);
        }
    }
    Flood flood(scene.known);
    std::optional<Point> edge;
    while (const auto here = flood.next()) {
        if (edge && (where == Where::anywhere || flood.cost() >= kRound)) {
            break;
        }
        if (*here == scene.known.player() ||
            (where == Where::in_this_part &&
             !scene.game.in_same_part(*here, scene.known.player()))) {
            continue;
        }
        if (std::ranges::find(things, *here) != things.end()) {
            return flood.route(*here);
        }
        if (!edge && borders_unknown(scene.known, *here)) {
            edge = here;
        }
    }
    return edge ? flood.route(*edge) : Route();
}

}  // namespace

Point end_of_route(const Route& route, Point begin) {
    for (const Direction step : route) {
        begin = begin + offset(step);
    }
    return begin;
}

// Ground of another part comes first if the way in this part is long and the other much shorter, so
// that nobody turns back on a threshold.
Route route_to_explore(const Scene& scene) {
    constexpr std::size_t kFar = 16;
    constexpr std::size_t kTimes = 4;
    Route route = route_to_explore(scene, Where::in_this_part);
    if (route.empty() || route.size() > kFar) {
        Route nearest = route_to_explore(scene, Where::anywhere);
        const bool elsewhere = !scene.game.in_same_part(end_of_route(nearest, scene.known.player()),
                                                        scene.known.player());
        if (elsewhere && (route.empty() || kTimes * nearest.size() < route.size())) {
            route = std::move(nearest);
        }
    }
    return route.empty() ? route_to_explore(scene, Where::below_things) : route;
}

// Chooses the edge with the least sum of the cost so far and that of the rest: the last of several,
// but never the player's own tile.
Route route_towards(const KnownMap& known, Point goal, ForcedDoors forcing) {
    const bool wall = known.at(goal).kind == TileContent::Kind::wall;
    const bool shut = !known.open(goal);
    Flood flood(known, forcing, goal);
    std::optional<Point> edge;
    int least = std::numeric_limits<int>::max();
    while (const auto here = flood.next()) {
        if (*here == goal || (shut && manhattan_distance(*here, goal) == 1)) {
            return flood.route(*here);
        }
        const int whole = flood.cost() + kUnknown * manhattan_distance(*here, goal);
        if (!wall && whole <= least && *here != known.player() && borders_unknown(known, *here)) {
            least = whole;
            edge = here;
        }
    }
    return edge ? flood.route(*edge) : route_near(known, goal);
}

bool is_worth_a_step(const Scene& scene, const KnownMap::Thing& thing) {
    if (thing.content.kind != TileContent::Kind::thing || thing.content.is_door() ||
        (thing.content.step != TileContent::Step::free &&
         thing.content.step != TileContent::Step::item)) {
        return false;
    }
    const Wish wish = scene.game.wish(thing.position);
    return (wish == Wish::take || (wish == Wish::visit && !thing.stood_on)) &&
           !scene.known.is_on_purpose(thing);
}

bool is_to_be_explored(const Scene& scene, Point tile) {
    return borders_unknown(scene.known, tile) ||
           std::ranges::any_of(scene.known.things(), [&](const KnownMap::Thing& thing) {
               return thing.position == tile && is_worth_a_step(scene, thing);
           });
}

bool borders_unknown(const KnownMap& known, Point tile) {
    return std::ranges::any_of(kClockwise, [&](Direction direction) {
        const Point there = tile + offset(direction);
        return known.at(there).kind == TileContent::Kind::unknown && there != known.player();
    });
}

std::vector<Point> unexplored_ends(const KnownMap& known) {
    constexpr int kSameEdge = 5;
    std::vector<Point> ends;
    Flood flood(known);
    while (const auto here = flood.next()) {
        const auto is_near_another = [&] {
            return std::ranges::any_of(
                ends, [&](Point end) { return manhattan_distance(end, *here) <= kSameEdge; });
        };
        if (*here != known.player() && borders_unknown(known, *here) && !is_near_another()) {
            ends.push_back(*here);
        }
    }
    return ends;
}

}  // namespace rogue
