#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/base/color.hpp"
#include "rogue/base/complete_table.hpp"
#include "rogue/classic/glyphs.hpp"

namespace rogue {

enum class Terrain : std::uint8_t {
    wall,
    floor,
    stairs_down,
    stairs_up,
    fountain,
    count,  ///< The number of terrains; not a terrain itself.
};

/// One square of a level: what it is, and what the player remembers of it. The level knows whether
/// it is in sight.
struct Tile {
    Terrain terrain = Terrain::wall;
    bool explored = false;  ///< The player has seen it at some time.
};

/// The name of terrain, and how it looks when it is in sight and when it is remembered.
struct TerrainLook {
    Terrain terrain;
    std::string_view name;
    Glyph glyph;
    Color lit;
    Color remembered;
};

inline constexpr auto kTerrainLooks = std::to_array<TerrainLook>({
    {Terrain::wall, "wall", glyph::kWall, Color::dark_cyan, Color::dark_blue},
    {Terrain::floor, "floor", glyph::kFloor, Color::dark_yellow, Color::dark_gray},
    {Terrain::stairs_down, "stairs down", glyph::kStairsDown, Color::yellow, Color::dark_yellow},
    {Terrain::stairs_up, "stairs up", glyph::kStairsUp, Color::white, Color::gray},
    {Terrain::fountain, "fountain", glyph::kFountain, Color::cyan, Color::dark_cyan},
});
static_assert(HasAllRows<first_without_row(kTerrainLooks, &TerrainLook::terrain)>::value,
              "give every terrain a row in kTerrainLooks, in the order of Terrain");

constexpr const TerrainLook& look_of(Terrain terrain) {
    return kTerrainLooks[static_cast<std::size_t>(terrain)];
}

}  // namespace rogue
