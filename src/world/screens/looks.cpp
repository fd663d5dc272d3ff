#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr std::array kRows{
    row_of(kTerrainLooks[Terrain::water], "\u2248\u2248", "~~"),  // almost equal to
    row_of(kTerrainLooks[Terrain::door], "''", "''"),
    row_of(kTerrainLooks[Terrain::locked_door], "++", "++"),
    row_of(kTerrainLooks[Terrain::vault_door], "==", "=="),
    row_of(kTerrainLooks[Terrain::stone], "\U0001F5FF", "& "),   // moyai
    row_of(kTerrainLooks[Terrain::hearth], "\U0001F3E0", "^ "),  // house
    GlyphRow{glyph::kKey, "\U0001F511", "( "},
    GlyphRow{glyph::kBrand, "\U0001F3EE", "% "},  // red paper lantern
};
static_assert(std::ranges::all_of(kRows, &GlyphRow::is_whole));

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
            const bool brand = look.name == kBrandLook.name;  // To take one wakes the hunt.
            return {.kind = Seen::Kind::thing,
                    .name = look.name,
                    .step = brand ? Seen::Step::asks : Seen::Step::takes};
        }
    }
    Seen other = somebody_or_item(cell);
    if (other.kind == Seen::Kind::thing) {
        other.step = Seen::Step::takes;
    }
    return other;
}

}  // namespace

std::span<const GlyphRow> glyphs() {
    return kRows;
}

Note note_at(const MapView& map, Point cell) {
    const World& world = map.world;
    const auto monster = std::ranges::find(world.monsters, cell, &Monster::position);
    if (monster != world.monsters.end()) {
        Note note = note_of(*monster->kind);
        const std::string_view habit = habit_of(monster->kind->name);
        append(note.about, text(habit.empty() ? "" : "; ", habit));
        return note;
    }
    const auto& things = world.map.tile_with(cell).things;
    const auto thing = std::ranges::find(things, cell, &Thing::position);
    const Item* item = thing == things.end() ? nullptr : std::get_if<Item>(&thing->what);
    return item == nullptr ? Note{} : note_of(*item, world.player);
}

constexpr MapReading kMap{
    .columns = kMapColumns,
    .rows = kMapRows,
    .tile_width = 2,
    .side = kSidebarColumn,
    .status = row_bits(1, 7) | row_bits(15, 17),  // Without the keys between them.
    .seen = seen};

}  // namespace rogue::world
