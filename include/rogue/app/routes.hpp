#pragma once

#include <vector>

#include "rogue/base/direction.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/known_map.hpp"

namespace rogue {

// Ways over what the player knows of a level.

/// The steps of a way from where the player is.
using Route = std::vector<Direction>;

/// The shortest known way to that tile, or beside it if it is shut. If no known way leads there, it
/// is the way to where something unknown begins, by which the whole may become shortest; or as near
/// to the goal as known ways lead, if that is a wall or nothing is unknown. Empty if the player is
/// there. It goes round what changes when somebody walks there, unless no other way is known or
/// that is the goal, and it never goes through what is shut.
Route route_towards(const KnownMap& known, Point goal);

/// Whether something unknown lies beside the tile.
bool leads_on(const KnownMap& known, Point tile);

/// Where known ways lead to what is unknown: one tile of each such edge, the nearest first.
std::vector<Point> unexplored_ends(const KnownMap& known);

}  // namespace rogue
