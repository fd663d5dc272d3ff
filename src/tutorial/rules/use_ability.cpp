#include "rogue/tutorial/rules/use_ability.hpp"

#include <utility>

#include "rogue/tutorial/rules/combat.hpp"
#include "rogue/tutorial/rules/shapes.hpp"

namespace rogue::tutorial {
namespace {

constexpr AbilityUsed kTookTurn{.took_turn = true};

AbilityUsed heal_self(World& world) {
    constexpr int kHealed = 10;
    world.player.heal(kHealed);
    return kTookTurn;
}

AbilityUsed aim_missile(World& world) {
    auto aim = aim_at_monster(world.level, AbilityKind::magic_missile);
    const bool aiming = aim.has_value();
    return {aiming, std::move(aim)};
}

void strike_missile(World& world, const Targeting& aim) {
    const Monster* const target = world.level.monster_at(aim.cursor);
    world.say(world.player.name, " casts a Magic Missile at ", target->name);
    attack_monster_at(world, aim.cursor, {"Magic Missile", 2, 80});
}

AbilityUsed reveal_map(World& world) {
    constexpr int kDistance = 15;
    for (const Point p : cells_of(Square(world.player.position, kDistance))) {
        Cell& cell = world.level.map.at(p);
        cell.explored = cell.explored || cell.walkable;
    }
    return kTookTurn;
}

// Strikes one blow for each monster that is there at first. If several share a cell, each blow hits
// the first that is still alive.
AbilityUsed whirlwind(World& world) {
    world.say(world.player.name, " performs a whirlwind attack against all adjacent enemies");
    std::vector<Point> blows;
    for (const Point p : cells_of(Square(world.player.position, 1))) {
        for (const Monster& monster : world.level.monsters) {
            if (monster.position == p) {
                blows.push_back(p);
            }
        }
    }
    for (const Point p : blows) {
        attack_monster_at(world, p, attacker(world.player));
    }
    return kTookTurn;
}

AbilityUsed aim_fireball(World& world) {
    return {true, Targeting{AbilityKind::fireball, Targeting::Shape::area, world.player.position}};
}

void strike_fireball(World& world, const Targeting& aim) {
    world.say(world.player.name, " casts a Fireball");
    for (const Point p : covered(aim, world.player.position)) {
        attack_monster_at(world, p, {"Fireball", 4, 60});
    }
}

AbilityUsed aim_bolt(World& world) {
    return {true,
            Targeting{AbilityKind::lightning_bolt, Targeting::Shape::line, world.player.position}};
}

// Skips each cell that counts as walkable, even if somebody stands there.
void strike_bolt(World& world, const Targeting& aim) {
    world.say(world.player.name, " casts a Lightning Bolt");
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
    AbilityUsed (*use)(World& world);
    void (*strike)(World& world, const Targeting& aim) = nullptr;  // Only if it needs an aim.
};

constexpr auto kEffects = std::to_array<Effect>({
    {AbilityKind::heal_self, heal_self},
    {AbilityKind::magic_missile, aim_missile, strike_missile},
    {AbilityKind::reveal_map, reveal_map},
    {AbilityKind::whirlwind, whirlwind},
    {AbilityKind::fireball, aim_fireball, strike_fireball},
    {AbilityKind::lightning_bolt, aim_bolt, strike_bolt},
});
static_assert(HasAllRows<first_without_row(kEffects, &Effect::kind)>::value,
              "give every ability a row in kEffects, in the order of AbilityKind");

constexpr const Effect& effect_of(AbilityKind kind) {
    return kEffects[static_cast<std::size_t>(kind)];
}

}  // namespace

AbilityUsed use_ability(World& world, std::size_t slot) {
    auto& ability = world.player.abilities[slot];
    if (!ability) {
        world.say("No ability in that slot");
        return {};
    }
    if (ability->waits > 0) {
        return {};
    }
    ability->waits = traits_of(ability->kind).rest;
    return effect_of(ability->kind).use(world);
}

void strike(World& world, const Targeting& aim) {
    effect_of(aim.ability).strike(world, aim);
}

void rest_abilities(Player& player) {
    for (auto& ability : player.abilities) {
        if (ability && ability->waits > 0) {
            --ability->waits;
        }
    }
}

}  // namespace rogue::tutorial
