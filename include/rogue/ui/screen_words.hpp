#pragma once

#include <string>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

// The text of screens, line by line, for players who see none.

/// The columns of a map in lines of text, as many as a braille display has cells.
inline constexpr int kMapTextColumns = 40;

/// The map as lines of ASCII, a character a tile. Unknown rows and columns are left out at its
/// edges, and nowhere else. If it is wider than that many columns, it has those around the player,
/// and a line below says where there are more, as in `more west, east`. The last line tells what
/// its characters mean, where they have names.
std::string map_text(const Frame& frame, const MapReading& reading, int columns = kMapTextColumns);

/// The lines beside the map that tell how the player stands.
std::string status_text(const Frame& frame, const MapReading& reading);

/// The text of any other screen, without lines and frames that are drawn.
std::string words_of(const Frame& frame);

}  // namespace rogue
