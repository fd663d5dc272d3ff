#include "rogue/tutorial/rules/combat.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "rogue/tutorial/rules/dice.hpp"

namespace rogue::tutorial {
namespace {

/// A throw of dice of a hundred sides. High dice count as successes.
struct Throw {
    std::string shown;  ///< The dice from the highest to the lowest, each with ", " after it.
    int successes = 0;
};

Throw throw_dice(Rng& rng, int count, int chance) {
    std::vector<int> dice;
    dice.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        dice.push_back(roll(rng, 1, 100));
    }
    std::ranges::sort(dice, std::greater<>());
    Throw thrown;
    for (const int die : dice) {
        thrown.shown += text(die, ", ");
        thrown.successes += die >= 100 - chance;
    }
    return thrown;
}

// Throws the dice of an attack and returns the damage.
int damage_of(World& world, const Attacker& attacker, const Actor& defender) {
    const Throw attack = throw_dice(world.dice, attacker.attack, attacker.chance);
    const int hits = attack.successes;
    const std::string rolls =
        text(attacker.name, " attacks ", defender.name, " and rolls: ", attack.shown);
    if (hits == 0) {
        world.say(rolls, "and misses completely.");
        return 0;
    }
    const Stats stats = defender.total();
    const Throw defense = throw_dice(world.dice, stats.defense, stats.defense_chance);
    world.say(rolls, "scoring ", hits, " hits.");
    world.say("  ", defender.name, " defends and rolls: ", defense.shown, "resulting in ",
              defense.successes, " blocks.");
    return std::max(0, hits - defense.successes);
}

// Attacks. Returns whether the defender dies.
bool kills(World& world, const Attacker& attacker, Actor& defender) {
    const int damage = damage_of(world, attacker, defender);
    if (damage == 0) {
        world.say("  ", defender.name, " blocked all damage");
        return false;
    }
    defender.health -= damage;
    world.say("  ", defender.name, " was hit for ", damage, " damage");
    return defender.health <= 0;
}

// The cell becomes walkable even if another monster stands there too.
void die(World& world, const Monster& monster) {
    Level& level = world.level;
    for (const auto& thing : monster.worn) {
        if (thing) {
            level.treasure.push_back({monster.position, *thing});
        }
    }
    if (monster.gold > 0) {
        level.treasure.push_back({monster.position, Gold{monster.gold}});
    }
    level.map.at(monster.position).walkable = true;
    world.schedule.remove(monster.number);
    world.say("  ", monster.name, " died and dropped ", monster.gold, " gold");
    ++world.kills;
    level.monsters.erase(level.monsters.begin() + (&monster - level.monsters.data()));
}

}  // namespace

Attacker attacker(const Actor& actor) {
    const Stats stats = actor.total();
    return {actor.name, stats.attack, stats.attack_chance};
}

bool attack_monster_at(World& world, Point cell, const Attacker& attacker) {
    Monster* const monster = world.level.monster_at(cell);
    if (monster == nullptr) {
        return false;
    }
    if (kills(world, attacker, *monster)) {
        die(world, *monster);
    }
    return true;
}

void attack_player(World& world, const Attacker& attacker) {
    if (kills(world, attacker, world.player)) {
        world.say("  ", world.player.name, " was killed, GAME OVER MAN!");
    }
}

}  // namespace rogue::tutorial
