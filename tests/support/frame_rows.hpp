#pragma once

#include <string>

#include "rogue/base/point.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue::test {

/// The text of a row's cells from column `from` to before column `to`; a glyph stands once, at its
/// head. Blanks at the end are left out.
std::string text_in(const Frame& frame, int row, int from = 0, int to = Frame::kColumns);

/// That text behind its colours, in the order in which they come: `Red Gray:   a) dagger`; nothing
/// if all is blank.
std::string row_in(const Frame& frame, int row, int from = 0, int to = Frame::kColumns);

/// What is drawn on a tile of the map, with its colour: `>> Yellow`; nothing if it is blank.
std::string tile_in(const Frame& frame, Point tile);

}  // namespace rogue::test
