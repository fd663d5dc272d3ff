#pragma once

#include <string>

#include "rogue/base/point.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue::test {

/// The text of a row's cells from column `from` to before column `to`. A glyph appears once, at its
/// head. Blanks at the end are left out.
std::string text_in(const Frame& frame, int row, int from = 0, int to = Frame::kColumns);

/// The colours in their order and then that text: `Red Gray:   a) dagger`; empty if all cells are
/// blank.
std::string row_in(const Frame& frame, int row, int from = 0, int to = Frame::kColumns);

/// These of all rows, a line each, without the blank rows at the end.
std::string rows_in(const Frame& frame);

/// What is drawn on a tile of the map, and its colour: `>> Yellow`; empty if the tile is blank.
std::string tile_in(const Frame& frame, Point tile);

}  // namespace rogue::test
