#include <algorithm>
#include <array>

#include "rogue/classic/screens/screens.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr std::array kRows{
    row_of(look_of(Terrain::water), "\u2248\u2248", "~~"),  // almost equal to
    row_of(look_of(Terrain::door), "''", "''"),
    row_of(look_of(Terrain::locked_door), "++", "++"),
    row_of(look_of(Terrain::vault_door), "==", "=="),
    row_of(look_of(Terrain::stone), "\U0001F5FF", "& "),   // moyai
    row_of(look_of(Terrain::hearth), "\U0001F3E0", "^ "),  // house
    GlyphRow{glyph::kKey, "\U0001F511", "( "},
    GlyphRow{glyph::kBrand, "\U0001F3EE", "% "},  // red paper lantern
};
static_assert(std::ranges::all_of(kRows, &GlyphRow::is_whole));

}  // namespace

std::span<const GlyphRow> glyphs() {
    return kRows;
}

namespace {

Seen::Step step_onto(Terrain terrain) {
    if (terrain == Terrain::fountain) {
        return Seen::Step::works;
    }
    return walkable(terrain) ? Seen::Step::free : Seen::Step::shut;
}

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
            return {.kind = Seen::Kind::thing,
                    .name = look.name,
                    .remembered = remembered,
                    .step = step_onto(look.terrain)};
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

constexpr MapReading kMap{.columns = kMapColumns,
                          .rows = kMapRows,
                          .tile_width = 2,
                          .side = kSidebarColumn,
                          .status = kStatus,
                          .seen = seen,
                          .note = note_of_monster};

}  // namespace rogue::world
