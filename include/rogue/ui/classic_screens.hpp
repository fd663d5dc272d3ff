#pragma once

#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/game/display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// The screens of the dungeon crawl. Each compose() draws on a blank frame.

/// The map, two cells a tile, with the sidebar to its right and the newest messages below.
void compose(Frame& frame, const MapView& view);

void compose(Frame& frame, const PackView& view);

/// The keys, and what there is to be seen.
struct ClassicHelp {
    std::string_view moving_letters;  ///< Those that move as the arrows do; or empty.
};

void compose(Frame& frame, const ClassicHelp& help);

/// Something on a tile of the map.
struct OverTile {
    Point tile;
    Appearance appearance;
};

/// Draws it over the last screen.
void compose(Frame& frame, const OverTile& over);

}  // namespace rogue
