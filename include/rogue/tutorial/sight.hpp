#pragma once

#include "rogue/tutorial/cell_set.hpp"
#include "rogue/tutorial/map.hpp"

namespace rogue::tutorial {

/// What is in view from a cell: whatever the lines to the border of the square of distance `radius`
/// reach within as many steps in x and y together, and the walls beside the floor so seen.
/// REQUIRES: the map contains `eye`.
CellSet field_of_view(const Map& map, Point eye, int radius);

/// Whether the field of view has that cell. REQUIRES: the map contains both.
bool in_view(const Map& map, Point eye, int radius, Point cell);

}  // namespace rogue::tutorial
