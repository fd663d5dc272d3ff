#pragma once

#include <cstdint>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"

namespace rogue::classic {

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

using TerrainLook = TerrainLookOf<Terrain>;

inline constexpr auto kTerrainLooks = complete_table<TerrainLook, &TerrainLook::terrain>({
    {Terrain::wall, "wall", Glyph{'#'}, Color::dark_cyan, Color::dark_blue},
    {Terrain::floor, "floor", Glyph{'.'}, Color::dark_yellow, Color::dark_gray},
    {Terrain::stairs_down, "stairs down", Glyph{'>'}, Color::yellow, Color::dark_yellow},
    {Terrain::stairs_up, "stairs up", Glyph{'<'}, Color::white, Color::gray},
    {Terrain::fountain, "fountain", Glyph{'{'}, Color::cyan, Color::dark_cyan},
});

}  // namespace rogue::classic
