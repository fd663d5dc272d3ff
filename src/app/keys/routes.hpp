#pragma once

#include <cstdint>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

// Routes over what the player knows of a level.

/// The steps of a route from the player's place.
using Route = std::vector<Direction>;

/// Returns the end of a route that begins there.
Point end_of_route(const Route& route, Point begin);

/// A door that must be forced counts as so many steps.
inline constexpr int kForcedDoorCost = 40;

/// Tells if a route may lead through such doors.
enum class ForcedDoors : std::uint8_t { avoided, allowed };

/// Returns the shortest known route to that tile, or to beside it if it is shut. Empty if the
/// player is there. If no known way leads to the tile, the route leads to the edge of the unknown
/// from which the rest may be shortest, or, if the goal is a wall or nothing is unknown, as near to
/// the goal as known ways lead. It avoids tiles that change when somebody walks there, unless no
/// other way is known or the tile is the goal. It never leads through what is shut, except doors
/// that may be forced, each of which counts as kForcedDoorCost steps.
Route route_towards(const KnownMap& known, Point goal, ForcedDoors forcing = ForcedDoors::avoided);

/// Returns true if there is something unknown beside the tile.
bool borders_unknown(const KnownMap& known, Point tile);

/// Returns true if exploring goes to the thing. It never goes to doors, and goes back to a thing
/// only while that can be taken.
bool is_worth_a_step(const Scene& scene, const KnownMap::Thing& thing);

/// Returns true if the tile leads on, or something is there that the player may want.
bool is_to_be_explored(const Scene& scene, Point tile);

/// Returns the route to what is to be explored next, or an empty one if nothing remains:
/// 1. in the player's part of the level the nearest thing that is worth a step, or else the nearest
///    tile beside something unknown,
/// 2. the nearest of both anywhere: when nothing remains in that part, or when the way is long and
///    a quarter of it leads to one in another part,
/// 3. the nearest thing that may hide the stairs down, if none are known.
Route route_to_explore(const Scene& scene);

/// Returns a tile of each edge where known ways lead to the unknown, the nearest first.
std::vector<Point> unexplored_ends(const KnownMap& known);

}  // namespace rogue
