#include "rogue/tutorial/rules/use_item.hpp"

#include <array>

#include "rogue/tutorial/rules/combat.hpp"
#include "rogue/tutorial/rules/dice.hpp"
#include "rogue/tutorial/rules/moving.hpp"
#include "rogue/tutorial/rules/shapes.hpp"

namespace rogue::tutorial {
namespace {

// Each of these functions returns whether a use was spent.

bool read_armor_scroll(World& world) {
    constexpr int kMostDefense = 8;
    Player& player = world.player;
    auto& armor = player.worn_on(WornOn::body);
    if (!armor) {
        world.say(player.name, " is not wearing any body armor to enhance");
        return false;
    }
    if (player.total().defense >= kMostDefense) {
        world.say(player.name, " cannot enhance their ", armor->name, " any more");
        return false;
    }
    world.say(player.name, " uses a Armor Scroll to enhance their ", armor->name);
    ++armor->adds.defense;
    return true;
}

// Returns where the beam goes: a random place near the edge of the map.
Point aim_beam(Rng& dice) {
    constexpr int kMargin = 3;
    constexpr int kRight = Map::kWidth - kMargin;
    constexpr int kBottom = Map::kHeight - kMargin;
    switch (roll(dice, 1, 4)) {
        case 1:
            return {roll(dice, kMargin, kRight), kMargin};
        case 2:
            return {roll(dice, kMargin, kRight), kBottom};
        case 3:
            return {kRight, roll(dice, kMargin, kBottom)};
        default:
            return {kMargin, roll(dice, kMargin, kBottom)};
    }
}

// The beam digs a passage two cells wide, except at its first cell.
bool wave_wand_of_destruction(World& world) {
    Map& map = world.level.map;
    const Point target = aim_beam(world.dice);
    world.say(world.player.name,
              " uses a Wand of Destruction and chaotically unleashes a void beam");
    const auto destroy = [&map](Point p) {
        map.dig(p);
        map.at(p).explored = true;
    };
    bool first = true;
    for (LineWalk beam(world.player.position, target); !beam.arrived();) {
        beam.step();
        if (attack_monster_at(world, beam.at(), {"The Void", 6, 90})) {
            continue;
        }
        destroy(beam.at());
        const Point right = beam.at() + Point{1, 0};
        if (!first && Map::contains(right)) {
            destroy(right);
        }
        first = false;
    }
    return true;
}

bool drink_healing_potion(World& world) {
    constexpr int kHealed = 15;
    world.say(world.player.name, " consumes a Healing Potion and recovers ", kHealed, " health");
    world.player.heal(kHealed);
    return true;
}

bool read_magic_map(World& world) {
    world.say(world.player.name, " reads a Magic Map and gains knowledge of the surrounding area");
    for (int y = 0; y < Map::kHeight; ++y) {
        for (int x = 0; x < Map::kWidth; ++x) {
            Cell& cell = world.level.map.at({x, y});
            cell.explored = cell.explored || cell.walkable;
        }
    }
    return true;
}

bool read_teleport_scroll(World& world) {
    const auto& rooms = world.level.rooms;
    world.say(world.player.name, " uses a Teleport Scroll and reappears in another place");
    const int room = roll(world.dice, 0, static_cast<int>(rooms.size()) - 1);
    move_to(world, world.player,
            point_in(rooms[static_cast<std::size_t>(room)], world.level.map, world.dice));
    return true;
}

bool use_whetstone(World& world) {
    constexpr int kMostChance = 80;
    Player& player = world.player;
    auto& weapon = player.worn_on(WornOn::hand);
    if (!weapon) {
        world.say(player.name, " is not holding anything they can sharpen");
        return false;
    }
    if (player.total().attack_chance >= kMostChance) {
        world.say(player.name, " cannot make their ", weapon->name, " any sharper");
        return false;
    }
    world.say(player.name, " uses a Whetstone to sharper their ", weapon->name);
    weapon->adds.attack_chance += roll(world.dice, 1, 3);
    return true;
}

struct ItemEffect {
    ItemKind kind;
    bool (*use)(World& world);
};

constexpr auto kItemEffects = std::to_array<ItemEffect>({
    {ItemKind::armor_scroll, read_armor_scroll},
    {ItemKind::wand_of_destruction, wave_wand_of_destruction},
    {ItemKind::healing_potion, drink_healing_potion},
    {ItemKind::magic_map, read_magic_map},
    {ItemKind::teleport_scroll, read_teleport_scroll},
    {ItemKind::whetstone, use_whetstone},
});
static_assert(HasAllRows<first_without_row(kItemEffects, &ItemEffect::kind)>::value,
              "give every kind of item a row in kItemEffects, in the order of ItemKind");

}  // namespace

// A thing picked up meanwhile cannot take this slot, because it is emptied only at the end.
bool use_item(World& world, std::size_t slot) {
    auto& item = world.player.items[slot];
    if (!item) {
        return false;
    }
    if (kItemEffects[static_cast<std::size_t>(item->kind)].use(world) && --item->uses == 0) {
        item.reset();
    }
    return true;
}

}  // namespace rogue::tutorial
