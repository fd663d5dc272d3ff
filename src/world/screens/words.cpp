#include <algorithm>

#include "looks.hpp"
#include "rogue/classic/screens/panels.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue::world {
namespace {

// Nobody walks on water, so it is told as a wall is.
Seen terrain_seen(const TerrainLook& look, Color color) {
    const bool remembered = color == look.remembered;
    switch (look.terrain) {
        case Terrain::wall:
        case Terrain::water:
            return {.kind = Seen::Kind::wall, .remembered = remembered};
        case Terrain::floor:
            return {.kind = Seen::Kind::ground, .remembered = remembered};
        default:
            return {Seen::Kind::thing, look.name, remembered};
    }
}

Seen seen(const rogue::Cell& cell) {
    if (cell.kind != rogue::Cell::Kind::glyph_head) {
        return {};
    }
    const auto terrain = std::ranges::find(kTerrainLooks, cell.glyph, &TerrainLook::glyph);
    if (terrain != kTerrainLooks.end()) {
        return terrain_seen(*terrain, cell.color);
    }
    for (const TreasureLook& look : {kKeyLook, kBrandLook}) {
        if (cell.glyph == look.appearance.glyph) {
            return {.kind = Seen::Kind::thing, .name = look.name};
        }
    }
    return somebody_or_item(cell);
}

// The rows of the sidebar with a state, and not the keys between them.
constexpr std::uint32_t kStatus = 0b11'1000'0000'1111'1110;

}  // namespace

constexpr MapReading kMap{kMapColumns, kMapRows, 2, kSidebarColumn, kStatus, seen};

}  // namespace rogue::world
