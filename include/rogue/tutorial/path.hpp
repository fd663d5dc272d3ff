#pragma once

#include <optional>

#include "rogue/tutorial/map.hpp"

namespace rogue::tutorial {

/// The first step of a shortest path over walkable cells, up, down, left and right; nothing if
/// there is no path. Which of several shortest ones it is belongs to the rules.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> first_step(const Map& map, Point from, Point to);

}  // namespace rogue::tutorial
