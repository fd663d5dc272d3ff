#pragma once

#include <optional>

#include "tutorial/rules/map.hpp"

namespace rogue::tutorial {

/// Returns the cells in view from `eye`. Lines go from it to the border of the square of distance
/// `radius`. They are the cells that these lines reach within `radius` steps, counted in x and y
/// together, and the walls beside the floor that is seen in this way. REQUIRES: the map contains
/// `eye`.
CellSet field_of_view(const Map& map, Point eye, int radius);

/// Returns true if the field of view contains the cell. REQUIRES: the map contains both.
bool in_view(const Map& map, Point eye, int radius, Point cell);

/// Returns the first cell of a shortest path over walkable cells by steps up, down, left and right,
/// or nothing if there is no path. The rules fix which of several shortest paths is taken.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> first_step(const Map& map, Point from, Point to);

/// Returns the next cell for an actor at `from` who runs from `danger`. The way may lead past the
/// danger to a place with more room to run. Returns nothing if no neighbour is better than `from`.
/// REQUIRES: both cells are on the map, walkable and not the same.
std::optional<Point> step_away(const Map& map, Point from, Point danger);

}  // namespace rogue::tutorial
