#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/classic/map/tile.hpp"
#include "rogue/world/glyphs.hpp"
#include "rogue/world/rules/tile.hpp"

namespace rogue::world {

// How terrain and things look and what they are called. The map, the help and the words agree by
// these tables.

struct TerrainLook {
    Terrain terrain;
    std::string_view name;
    Glyph glyph;
    Color lit;
    Color remembered;
};

/// What looks as in the dungeon crawl.
constexpr TerrainLook alike(Terrain terrain, rogue::Terrain in_dungeon) {
    const rogue::TerrainLook& look = look_of(in_dungeon);
    return {terrain, look.name, look.glyph, look.lit, look.remembered};
}

inline constexpr auto kTerrainLooks = std::to_array<TerrainLook>({
    alike(Terrain::wall, rogue::Terrain::wall),
    {Terrain::locked_door, "locked door", glyph::kLockedDoor, Color::yellow, Color::dark_yellow},
    {Terrain::vault_door, "vault door", glyph::kVaultDoor, Color::cyan, Color::dark_cyan},
    {Terrain::water, "water", glyph::kWater, Color::blue, Color::dark_blue},
    alike(Terrain::floor, rogue::Terrain::floor),
    {Terrain::door, "door", glyph::kDoor, Color::white, Color::gray},
    alike(Terrain::fountain, rogue::Terrain::fountain),
    {Terrain::stone, "stone", glyph::kStone, Color::white, Color::gray},
    {Terrain::hearth, "hearth", glyph::kHearth, Color::red, Color::dark_red},
});
static_assert(HasAllRows<first_without_row(kTerrainLooks, &TerrainLook::terrain)>::value,
              "give every terrain a row in kTerrainLooks, in the order of Terrain");

constexpr const TerrainLook& look_of(Terrain terrain) {
    return kTerrainLooks[static_cast<std::size_t>(terrain)];
}

/// What lies in the world and is no item.
struct TreasureLook {
    std::string_view name;
    Appearance appearance;
};

inline constexpr TreasureLook kKeyLook{"key", {glyph::kKey, Color::yellow}};
inline constexpr TreasureLook kBrandLook{"brand", {glyph::kBrand, Color::magenta}};

}  // namespace rogue::world
