#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/combat.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/screens/screens.hpp"

namespace rogue::classic {

constexpr GlyphTable kGlyphs(kTerrainLooks, kPlayerLooks, kMonsterKinds, kItemLooks, kBoltLooks);

Note note_of(const Monster& monster, int attack) {
    const std::string_view health = monster.hp == monster.max_hp      ? " HP"
                                    : 2 * monster.hp > monster.max_hp ? " HP in all, hurt"
                                                                      : " HP in all, badly hurt";
    return {.about = concat(monster.max_hp, health, ", hits for ",
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
    return concat("; in range of the wand, ", steps, steps == 1 ? " step" : " steps", " away");
}

std::string targets_of(const Player& player, const SeenMap& seen,
                       const std::function<bool(Point)>& is_free) {
    const int reach = player.pack.wand()->kind->range;
    const auto shows_monster = [&](Point tile) {
        return seen.at(tile).kind == TileContent::Kind::creature;
    };
    std::string near;
    std::string far;
    for (const Direction direction : kClockwise) {
        Point tile = player.position + offset(direction);
        while (seen.part().contains(tile) && !shows_monster(tile) && is_free(tile)) {
            tile = tile + offset(direction);
        }
        if (shows_monster(tile)) {
            const Point away = tile - player.position;
            std::string& group = manhattan_distance({}, away) <= reach ? near : far;
            append(group, group.empty() ? "" : "; ", seen.at(tile).name, ", ", bearing(away));
        }
    }
    return concat("Reach ", reach, ": ", near.empty() ? "nobody" : near, ".",
                  far.empty() ? "" : concat(" Too far: ", far, "."));
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
    return weapon == nullptr ? Note{} : Note{weapon->name(), compared(item, player)};
}

constexpr MapLayout kMap{.columns = DungeonLevel::kWidth,
                         .rows = DungeonLevel::kHeight,
                         .tile_width = 2,
                         .side = kSidebarColumn};

}  // namespace rogue::classic
