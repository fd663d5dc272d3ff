#include "tutorial/rules/use_item.hpp"

#include <utility>

#include "tutorial/rules/acting.hpp"
#include "tutorial/rules/map.hpp"
#include "tutorial/rules/pool.hpp"

namespace rogue::tutorial {

void move_aim(Targeting& targeting, Direction arrow, const Level& level) {
    if (targeting.shape != Targeting::Shape::monster) {
        const Point moved = targeting.cursor + offset(arrow);
        if (Map::contains(moved) && level.in_sight.contains(moved)) {
            targeting.cursor = moved;
        }
        return;
    }
    const std::size_t count = targeting.choices.size();
    const bool forth = arrow == Direction::right || arrow == Direction::down;
    targeting.chosen = (targeting.chosen + (forth ? 1 : count - 1)) % count;
    targeting.cursor = targeting.choices[targeting.chosen];
}

std::vector<Point> covered(const Targeting& targeting, Point player) {
    constexpr int kAreaDistance = 2;
    switch (targeting.shape) {
        case Targeting::Shape::none:
            return {};
        case Targeting::Shape::monster:
            return {targeting.cursor};
        case Targeting::Shape::area: {
            std::vector<Point> cells;
            for_each_in(square(targeting.cursor, kAreaDistance),
                        [&](Point p) { cells.push_back(p); });
            return cells;
        }
        case Targeting::Shape::line:
            return line(player, targeting.cursor);
    }
    return {};
}

namespace {

void heal_self(World& world, const Targeting& /*aim*/) {
    constexpr int kHealed = 10;
    world.player.heal(kHealed);
}

void strike_missile(World& world, const Targeting& aim) {
    const Monster* const target = world.level.monster_at(aim.cursor);
    world.say({.milestone = "spell"}, world.player.name, " casts a Magic Missile at ",
              target->name);
    attack_monster_at(world, aim.cursor, {"Magic Missile", 2, 80});
}

void show_if_walkable(Level& level, Point p) {
    if (level.map.walkable(p)) {
        level.explored.insert(p);
    }
}

void reveal_map(World& world, const Targeting& /*aim*/) {
    constexpr int kDistance = 15;
    for_each_in(square(world.player.position, kDistance),
                [&](Point p) { show_if_walkable(world.level, p); });
}

// Strikes one blow for each monster that is there at first. If several share a cell, each blow hits
// the first that is still alive.
void whirlwind(World& world, const Targeting& /*aim*/) {
    world.say(world.player.name, " performs a whirlwind attack against all adjacent enemies");
    std::vector<Point> blows;
    for_each_in(square(world.player.position, 1), [&](Point p) {
        for (const Monster& monster : world.level.monsters) {
            if (monster.position == p) {
                blows.push_back(p);
            }
        }
    });
    for (const Point p : blows) {
        attack_monster_at(world, p, attacker(world.player));
    }
}

void strike_fireball(World& world, const Targeting& aim) {
    world.say({.milestone = "spell"}, world.player.name, " casts a Fireball");
    for (const Point p : covered(aim, world.player.position)) {
        attack_monster_at(world, p, {"Fireball", 4, 60});
    }
}

// Skips each cell that counts as walkable, even if somebody stands there.
void strike_bolt(World& world, const Targeting& aim) {
    world.say({.milestone = "spell"}, world.player.name, " casts a Lightning Bolt");
    for (const Point p : covered(aim, world.player.position)) {
        if (world.level.map.walkable(p) || p == world.player.position) {
            continue;
        }
        if (!attack_monster_at(world, p, {"Lightning Bolt", 6, 40})) {
            return;
        }
    }
}

struct Effect {
    AbilityKind kind;
    Targeting::Shape shape;
    void (*strike)(World& world, const Targeting& aim);
};

constexpr auto kEffects = complete_table<Effect, &Effect::kind>({
    {AbilityKind::heal_self, Targeting::Shape::none, heal_self},
    {AbilityKind::magic_missile, Targeting::Shape::monster, strike_missile},
    {AbilityKind::reveal_map, Targeting::Shape::none, reveal_map},
    {AbilityKind::whirlwind, Targeting::Shape::none, whirlwind},
    {AbilityKind::fireball, Targeting::Shape::area, strike_fireball},
    {AbilityKind::lightning_bolt, Targeting::Shape::line, strike_bolt},
});

// The monsters in sight, in list order.
std::vector<Point> targets_in_sight(const Level& level) {
    std::vector<Point> targets;
    for (const Monster& monster : level.monsters) {
        if (level.in_sight.contains(monster.position)) {
            targets.push_back(monster.position);
        }
    }
    return targets;
}

}  // namespace

bool use_ability(World& world, std::size_t slot, std::optional<Targeting>& aim) {
    auto& ability = world.player.abilities[slot];
    if (!ability) {
        world.say("No ability in that slot");
        return false;
    }
    if (ability->waits > 0) {
        return false;
    }
    // As in the original, it rests even if nobody is there to aim at.
    ability->waits = kAbilityTraits[ability->kind].rest;
    Targeting begun{ability->kind, kEffects[ability->kind].shape, world.player.position};
    if (begun.shape == Targeting::Shape::none) {
        strike(world, begun);
        return true;
    }
    if (begun.shape == Targeting::Shape::monster) {
        begun.choices = targets_in_sight(world.level);
        if (begun.choices.empty()) {
            return false;
        }
        begun.cursor = begun.choices.front();
    }
    aim = std::move(begun);
    return true;
}

void strike(World& world, const Targeting& aim) {
    kEffects[aim.ability].strike(world, aim);
}

void rest_abilities(Player& player) {
    for (auto& ability : player.abilities) {
        if (ability && ability->waits > 0) {
            --ability->waits;
        }
    }
}

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
    world.say({.milestone = "better armor"}, player.name, " uses a Armor Scroll to enhance their ",
              armor->name);
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
    const Point target = aim_beam(world.dice);
    world.say(world.player.name,
              " uses a Wand of Destruction and chaotically unleashes a void beam");
    const auto destroy = [&level = world.level](Point p) {
        level.map.dig(p);
        level.explored.insert(p);
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
    world.say({.milestone = "potion", .every_time = true}, world.player.name,
              " consumes a Healing Potion and recovers ", kHealed, " health");
    world.player.heal(kHealed);
    return true;
}

bool read_magic_map(World& world) {
    world.say(world.player.name, " reads a Magic Map and gains knowledge of the surrounding area");
    for_each_in({0, 0, Map::kWidth, Map::kHeight},
                [&](Point p) { show_if_walkable(world.level, p); });
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
    world.say({.milestone = "sharper weapon"}, player.name, " uses a Whetstone to sharper their ",
              weapon->name);
    weapon->adds.attack_chance += roll(world.dice, 1, 3);
    return true;
}

struct ItemEffect {
    ItemKind kind;
    bool (*use)(World& world);
};

constexpr auto kItemEffects = complete_table<ItemEffect, &ItemEffect::kind>({
    {ItemKind::armor_scroll, read_armor_scroll},
    {ItemKind::wand_of_destruction, wave_wand_of_destruction},
    {ItemKind::healing_potion, drink_healing_potion},
    {ItemKind::magic_map, read_magic_map},
    {ItemKind::teleport_scroll, read_teleport_scroll},
    {ItemKind::whetstone, use_whetstone},
});

}  // namespace

// A thing picked up meanwhile cannot take this slot, because it is emptied only at the end.
bool use_item(World& world, std::size_t slot) {
    auto& item = world.player.items[slot];
    if (!item) {
        return false;
    }
    if (kItemEffects[item->kind].use(world) && --item->uses == 0) {
        item.reset();
    }
    return true;
}

}  // namespace rogue::tutorial
