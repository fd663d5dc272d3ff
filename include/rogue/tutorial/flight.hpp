#pragma once

#include <optional>

#include "rogue/tutorial/map.hpp"

namespace rogue::tutorial {

/// The step by which one who runs from `danger` gets on, if need be back past it to where there is
/// more room to run; nothing if no neighbour is better than where he is.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> step_away(const Map& map, Point from, Point danger);

}  // namespace rogue::tutorial
