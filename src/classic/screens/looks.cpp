#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue::classic {
namespace {

constexpr auto kRows = std::to_array<GlyphRow>({
    terrain_row(kTerrainLooks[Terrain::wall], "\u2588\u2588", "##"),   // full block
    terrain_row(kTerrainLooks[Terrain::floor], "\u00B7\u00B7", ".."),  // middle dot
    terrain_row(kTerrainLooks[Terrain::stairs_down], ">>", ">>"),
    terrain_row(kTerrainLooks[Terrain::stairs_up], "<<", "<<"),
    terrain_row(kTerrainLooks[Terrain::fountain], "\u26F2", "{ "),
    {"\U0001F9D9", "@ "},  // player: mage
    {"\U0001F400", "r "},  // rat
    {"\U0001F47A", "g "},  // goblin
    {"\U0001F479", "o "},  // orc: ogre
    {"\U0001F9CC", "T "},  // troll
    {"\U0001F47B", "W "},  // wraith: ghost
    {"\U0001F480", "L "},  // dread knight: skull
    {"\U0001F9EA", "! "},  // potion: test tube
    {kDagger, ") "},       // weapon
    {"\U0001FA84", "/ "},  // wand
    {"\U0001F525", "* "},  // fireball: fire
});

static_assert(std::ranges::all_of(kRows, &GlyphRow::is_valid));

}  // namespace

std::span<const GlyphRow> glyphs() {
    return kRows;
}

Note note_of(const Monster& monster, int attack) {
    const std::string_view health = monster.hp == monster.max_hp      ? " HP"
                                    : 2 * monster.hp > monster.max_hp ? " HP in all, hurt"
                                                                      : " HP in all, badly hurt";
    return {.about = text(monster.max_hp, health, ", hits for ",
                          std::max(1, attack - kDamageSpread), " to ", attack + kDamageSpread,
                          monster.kind->only_enchanted_steel_harms
                              ? "; only enchanted steel or fire harms it"
                              : "")};
}

std::string range_to(const Player& player, Point monster,
                     const std::function<bool(Point)>& is_free) {
    const Wand* wand = player.pack.wand();
    const Point away = monster - player.position;
    const int steps = manhattan_distance({}, away);
    if (wand == nullptr || wand->charges == 0 || steps > wand->kind->range ||
        (away.x != 0 && away.y != 0)) {
        return {};
    }
    for (int i = 1; i < steps; ++i) {
        if (!is_free(player.position + Point{away.x * i / steps, away.y * i / steps})) {
            return {};
        }
    }
    return text("; in range of the wand, ", steps, steps == 1 ? " step" : " steps", " away");
}

Note note_at(const MapView& map, Point place) {
    const auto monster_on = [&](Point tile) {
        return std::ranges::find(map.level.monsters, tile, &Monster::position);
    };
    const auto nobody = map.level.monsters.end();
    if (const auto monster = monster_on(place); monster != nobody) {
        Note note = note_of(*monster, monster->kind->attack);
        append(note.about, range_to(map.player, place, [&](Point tile) {
                   return map.level.walkable(tile) && monster_on(tile) == nobody;
               }));
        return note;
    }
    const PlacedItem* found = map.level.item_at(place);
    return found != nullptr ? note_of(found->item, map.player) : Note{};
}

Note note_of(const Item& item, const Player& player) {
    const auto* weapon = std::get_if<Weapon>(&item);
    return weapon == nullptr ? Note{}
                             : Note{weapon->name(), text("attack ", player.attack_with(weapon),
                                                         ", yours ", player.attack())};
}

constexpr MapReading kMap{
    .columns = DungeonLevel::kWidth, .rows = DungeonLevel::kHeight, .tile_width = 2, .side = 60};

}  // namespace rogue::classic
