#pragma once

#include <cstdint>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"

namespace rogue::classic {

/// What a tile is. screens/screens.cpp says what each is for walks.
enum class Terrain : std::uint8_t {
    wall,
    floor,
    stairs_down,
    stairs_up,
    fountain,
    count,
};

/// One square of a level, and if the player has seen it. The level knows if it is in sight.
struct Tile {
    Terrain terrain = Terrain::wall;
    bool explored = false;  ///< The player has seen it at some time.
};

struct TerrainLook : Look {
    Terrain terrain;
};

inline constexpr auto kTerrainLooks = complete_table<TerrainLook, &TerrainLook::terrain>({
    {{"wall", "\u2588\u2588", "##", Color::dark_cyan, Color::dark_blue}, Terrain::wall},
    {{"floor", "\u00B7\u00B7", "..", Color::dark_yellow, Color::dark_gray}, Terrain::floor},
    {{"stairs down", ">>", ">>", Color::yellow, Color::dark_yellow}, Terrain::stairs_down},
    {{"stairs up", "<<", "<<", Color::white, Color::gray}, Terrain::stairs_up},
    {{"fountain", "\u26F2", "{ ", Color::cyan, Color::dark_cyan}, Terrain::fountain},
});

}  // namespace rogue::classic
