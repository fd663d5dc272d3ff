#include "tutorial/rules/acting.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

constexpr Point kTarget{2, 0};

World duel() {
    return world_from("#@k#");
}

struct Dice {
    std::string shown;
    int count = 0;
};

Dice foretell(Draws& draws, int dice, int chance) {
    std::vector<int> thrown;
    for (int i = 0; i < dice; ++i) {
        thrown.push_back(draws.between(1, 101));
    }
    std::ranges::sort(thrown, std::greater<>());
    Dice result;
    for (const int die : thrown) {
        result.shown += text(die, ", ");
        result.count += die >= 100 - chance ? 1 : 0;
    }
    return result;
}

TEST("attack and defense are thrown one after the other, and told from the highest down") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const check::Context context(text("seed ", seed));
        World world = duel();
        world.dice = Rng(seed, 0);
        Monster& kobold = world.level.monsters.front();
        kobold.own = {.defense = 3, .defense_chance = 40};
        kobold.health = kobold.max_health = 50;
        attack_monster_at(world, kTarget, {"Rogue", 4, 50});
        Draws draws(seed, 0);
        const Dice attack = foretell(draws, 4, 50);
        std::string expected = "Rogue attacks Kobold and rolls: " + attack.shown;
        int damage = 0;
        if (attack.count == 0) {
            expected += "and misses completely.\n";
        } else {
            const Dice defense = foretell(draws, 3, 40);
            damage = std::max(0, attack.count - defense.count);
            expected += text("scoring ", attack.count,
                             " hits.\n  Kobold defends and rolls: ", defense.shown, "resulting in ",
                             defense.count, " blocks.\n");
        }
        expected += damage > 0 ? text("  Kobold was hit for ", damage, " damage\n")
                               : "  Kobold blocked all damage\n";
        CHECK_EQ(news_of(world.log), expected);
        CHECK_EQ(world.level.monsters.front().health, 50 - damage);
        CHECK_EQ(world.dice.below(1000), draws.below(1000));
    }
}

TEST("a monster dies at no health left, is counted, gone from the schedule, and drops all") {
    World world = duel();
    Monster& kobold = world.level.monsters.front();
    kobold.health = 3;
    kobold.worn = {Equipment{WornOn::head, "Chain", {}}, Equipment{WornOn::body, "Plate", {}},
                   Equipment{WornOn::hand, "Axe", {}}, Equipment{WornOn::feet, "Leather", {}}};
    CHECK(attack_monster_at(world, kTarget, {"Rogue", 3, kAlways}));
    CHECK(world.level.monsters.empty());
    CHECK_EQ(world.kills, 1);
    CHECK(world.level.map.walkable(kTarget));
    CHECK_EQ(world.level.treasure.size(), 5U);
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& thing = std::get<Equipment>(world.level.treasure[i].thing);
        CHECK_EQ(static_cast<std::size_t>(thing.on), i);
    }
    CHECK_EQ(std::get<Gold>(world.level.treasure[4].thing).amount, 5);
    CHECK_EQ(world.log[world.log.size() - 2].text, "  Kobold was hit for 3 damage");
    CHECK_EQ(world.log[world.log.size() - 1].text, "  Kobold died and dropped 5 gold");
    CHECK_EQ(world.schedule.next(), World::kPlayer);
}

TEST("with a health of one left a monster lives") {
    World world = duel();
    world.level.monsters.front().health = 4;
    attack_monster_at(world, kTarget, {"Rogue", 3, kAlways});
    CHECK_EQ(world.level.monsters.front().health, 1);
    CHECK_EQ(world.kills, 0);
}

TEST("no gold is told of but leaves no pile") {
    World world = duel();
    world.level.monsters.front().gold = 0;
    attack_monster_at(world, kTarget, {"Rogue", 10, kAlways});
    CHECK_EQ(world.log[world.log.size() - 1].text, "  Kobold died and dropped 0 gold");
    CHECK(world.level.treasure.empty());
}

TEST("there is nobody to attack on an empty cell") {
    World world = duel();
    CHECK(!attack_monster_at(world, {1, 0}, {"Rogue", 2, 50}));
    CHECK_EQ(news_of(world.log), "");
}

TEST("an attacker fights with what it wears, a defender too") {
    World world = duel();
    world.player.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {2, 15, 0, 0, 1}};
    const Attacker rogue = attacker(world.player);
    CHECK_EQ(rogue.name, "Rogue");
    CHECK_EQ(rogue.attack, 4);
    CHECK_EQ(rogue.chance, 65);
    Monster& kobold = world.level.monsters.front();
    kobold.own = {.defense = 1, .defense_chance = 0};
    kobold.worn_on(WornOn::body) = {WornOn::body, "Plate", {0, 0, 2, kAlways, 0}};
    attack_monster_at(world, kTarget, {"Rogue", 3, kAlways});
    CHECK_EQ(world.level.monsters.front().health, 10);
    CHECK(news_of(world.log).ends_with("resulting in 3 blocks.\n  Kobold blocked all damage\n"));
}

TEST("the player dies with a last word") {
    World world = duel();
    world.player.own.defense_chance = kNever;
    world.player.health = 2;
    attack_player(world, {"Kobold", 3, kAlways});
    CHECK(!world.player.alive());
    CHECK_EQ(world.player.health, -1);
    CHECK(news_of(world.log).ends_with(
        "  Rogue was hit for 3 damage\n  Rogue was killed, GAME OVER MAN!\n"));
}

}  // namespace
}  // namespace rogue::test
