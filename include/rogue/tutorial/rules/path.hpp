#pragma once

#include <optional>

#include "rogue/tutorial/rules/map.hpp"

namespace rogue::tutorial {

/// Returns the first cell of a shortest path over walkable cells by steps up, down, left and right,
/// or nothing if there is no path. The rules fix which of several shortest paths is taken.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> first_step(const Map& map, Point from, Point to);

}  // namespace rogue::tutorial
