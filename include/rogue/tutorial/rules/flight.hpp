#pragma once

#include <optional>

#include "rogue/tutorial/rules/map.hpp"

namespace rogue::tutorial {

/// Returns the next cell for an actor at `from` who runs from `danger`. The way may lead past the
/// danger to a place with more room to run. Returns nothing if no neighbour is better than `from`.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> step_away(const Map& map, Point from, Point danger);

}  // namespace rogue::tutorial
