#pragma once

#include "rogue/tutorial/rules/cell_set.hpp"
#include "rogue/tutorial/rules/map.hpp"

namespace rogue::tutorial {

/// Returns the cells in view from `eye`. Lines go from it to the border of the square of distance
/// `radius`. In view are the cells that these lines reach within `radius` steps, counted in x and y
/// together, and the walls beside the floor that is seen in this way. REQUIRES: the map contains
/// `eye`.
CellSet field_of_view(const Map& map, Point eye, int radius);

/// Whether the field of view contains the cell. REQUIRES: the map contains both.
bool in_view(const Map& map, Point eye, int radius, Point cell);

}  // namespace rogue::tutorial
