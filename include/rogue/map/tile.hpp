#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rogue/base/glyph.hpp"

namespace rogue {

enum class Terrain : std::uint8_t { wall, floor, stairs_down, stairs_up, fountain };

/// One square of a level: what it is, and what the player knows of it. Aligned to four bytes, with
/// which compilers do better than with three: a key goes through all tiles of a level.
struct alignas(4) Tile {
    Terrain terrain = Terrain::wall;
    bool visible = false;   ///< In the player's sight when it was last computed.
    bool explored = false;  ///< Was in sight at some time.
};

/// How terrain looks in sight and how it is remembered.
struct TerrainLook {
    Glyph glyph;
    Color lit;
    Color remembered;
};

constexpr TerrainLook look_of(Terrain terrain) {
    constexpr std::array<TerrainLook, 5> kLooks{{
        {Glyph::wall, Color::dark_cyan, Color::dark_blue},
        {Glyph::floor, Color::dark_yellow, Color::dark_gray},
        {Glyph::stairs_down, Color::yellow, Color::dark_yellow},
        {Glyph::stairs_up, Color::white, Color::gray},
        {Glyph::fountain, Color::cyan, Color::dark_cyan},
    }};
    return kLooks[static_cast<std::size_t>(terrain)];
}

}  // namespace rogue
