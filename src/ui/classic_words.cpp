#include <algorithm>

#include "rogue/entities/monster_kinds.hpp"
#include "rogue/items/item.hpp"
#include "rogue/map/dungeon_level.hpp"
#include "rogue/ui/classic_screens.hpp"

namespace rogue {
namespace {

Seen terrain_seen(const TerrainLook& look, Color color) {
    const bool remembered = color == look.remembered;
    switch (look.terrain) {
        case Terrain::wall:
            return {.kind = Seen::Kind::wall, .remembered = remembered};
        case Terrain::floor:
            return {.kind = Seen::Kind::ground, .remembered = remembered};
        default:
            return {Seen::Kind::fixture, look.name, remembered};
    }
}

// The map shows of an item only what kind it is.
std::string_view item_name(Glyph glyph) {
    if (glyph == Potion{}.appearance().glyph) {
        return "potion";
    }
    if (glyph == Weapon{}.appearance().glyph) {
        return "weapon";
    }
    const bool wand = std::ranges::any_of(
        kWandKinds, [&](const WandKind& kind) { return kind.appearance.glyph == glyph; });
    return wand ? "wand" : "item";
}

Seen seen(const Cell& cell) {
    if (cell.kind != Cell::Kind::glyph_head) {
        return {};
    }
    if (cell.glyph == Glyph::player) {
        return {.kind = Seen::Kind::player};
    }
    const auto terrain = std::ranges::find(kTerrainLooks, cell.glyph, &TerrainLook::glyph);
    if (terrain != kTerrainLooks.end()) {
        return terrain_seen(*terrain, cell.color);
    }
    const auto monster = std::ranges::find(kMonsterKinds, Appearance{cell.glyph, cell.color},
                                           &MonsterKind::appearance);
    if (monster != kMonsterKinds.end()) {
        return {.kind = Seen::Kind::creature, .name = monster->name};
    }
    return {.kind = Seen::Kind::thing, .name = item_name(cell.glyph)};
}

// The rows of the sidebar with a state, and not the keys between them.
constexpr std::uint32_t kStatus = 0b11'1000'0000'0011'1110;

}  // namespace

constexpr MapReading kClassicMap{DungeonLevel::kWidth, DungeonLevel::kHeight, 2, 60, kStatus, seen};

}  // namespace rogue
