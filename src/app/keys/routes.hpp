#pragma once

#include <cstdint>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

// Ways over what the player knows of a level.

/// The steps of a way from where the player is.
using Route = std::vector<Direction>;

/// A door that must be forced counts as so many steps.
inline constexpr int kForcing = 40;

/// Whether a way may lead through such doors.
enum class Forcing : std::uint8_t { no, yes };

/// Returns the shortest known way to that tile, or beside it if it is shut. If no known way leads
/// there, it is the way to the edge of the unknown from which the rest may be shortest; or, if the
/// goal is a wall or nothing is unknown, as near to the goal as known ways lead. Empty if the
/// player is there. It goes round what changes when somebody walks there, unless no other way is
/// known or that is the goal, and never goes through what is shut, except doors that may be forced:
/// each of them counts as kForcing steps.
Route route_towards(const KnownMap& known, Point goal, Forcing forcing = Forcing::no);

/// Returns true if something unknown lies beside the tile.
bool leads_on(const KnownMap& known, Point tile);

/// Returns true if the tile leads on, or something lies there that the player may want.
bool is_to_be_explored(const Scene& scene, Point tile);

/// Returns the way to what is to be explored next: to the nearest thing that was not stood on and
/// that the player may want, or else to the nearest tile beside something unknown; first in the
/// part of the level in which the player is. Empty if nothing is left.
Route route_to_explore(const Scene& scene);

/// Returns where known ways lead to what is unknown: one tile of each such edge, the nearest first.
std::vector<Point> unexplored_ends(const KnownMap& known);

}  // namespace rogue
