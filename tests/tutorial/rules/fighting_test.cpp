#include <algorithm>
#include <functional>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/acting.hpp"

// Attacks, deaths, and what moving does.

namespace rogue::test {
namespace {

using namespace tutorial;

constexpr Equipment kHelmet{WornOn::head, "Chain", {.defense = 1, .defense_chance = 10}};
constexpr Equipment kArmor{WornOn::body, "Plate", {.defense = 2, .defense_chance = 10}};
constexpr Equipment kDagger{
    WornOn::hand, "Dagger", {.attack = 1, .attack_chance = 10, .speed = -2}};
constexpr Equipment kBoots{WornOn::feet, "Leather", {.defense = 1, .defense_chance = 5}};

// The dice as they are told, and how many of them count.
std::pair<std::string, int> thrown(Draws& draws, int count, int chance) {
    std::vector<int> dice;
    while (count-- > 0) {
        dice.push_back(1 + draws.below(100));
    }
    std::ranges::sort(dice, std::greater<>());
    std::string shown;
    for (const int die : dice) {
        shown += concat(die, ", ");
    }
    return {shown, static_cast<int>(
                       std::ranges::count_if(dice, [&](int die) { return die >= 100 - chance; }))};
}

TEST("hits less blocks is the damage, and all dice are told from the highest down") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        World world = world_from("#@k#");
        world.dice = Rng(seed, 0);
        Monster& kobold = world.level.monsters.front();
        kobold.own = {.defense = 2, .defense_chance = 40};
        kobold.worn_on(WornOn::body) = kBoots;
        kobold.health = kobold.max_health = 50;
        CHECK(attack_monster_at(world, {2, 0}, {"Rogue", 4, 50}));
        Draws draws(seed, 0);
        const auto [attack, hits] = thrown(draws, 4, 50);
        std::string expected = "Rogue attacks Kobold and rolls: " + attack;
        int damage = 0;
        if (hits == 0) {
            expected += "and misses completely.\n";
        } else {
            const auto [defense, blocks] = thrown(draws, 3, 45);
            damage = std::max(0, hits - blocks);
            expected += concat("scoring ", hits, " hits.\n  Kobold defends and rolls: ", defense,
                               "resulting in ", blocks, " blocks.\n");
        }
        CHECK_EQ(messages_of(world.log),
                 expected + (damage > 0 ? concat("  Kobold was hit for ", damage, " damage\n")
                                        : "  Kobold blocked all damage\n"));
        CHECK_EQ(world.level.monsters.front().health, 50 - damage);
        CHECK_EQ(world.dice.below(1000), draws.below(1000));
    }
}

TEST("a dead monster is counted, off the schedule, and drops what it wears and its gold") {
    World world = world_from("#@k#");
    Monster& kobold = world.level.monsters.front();
    kobold.health = 3;
    kobold.worn = {kHelmet, kArmor, std::nullopt, kBoots};
    kobold.worn[1]->adds = kobold.worn[0]->adds = kobold.worn[3]->adds = {};
    attack_monster_at(world, {2, 0}, {"Rogue", 3, kAlways});
    CHECK(world.level.monsters.empty() && world.level.map.walkable({2, 0}));
    CHECK_EQ(world.kills, 1);
    CHECK_EQ(world.level.treasure.size(), 4U);
    CHECK_EQ(std::get<Equipment>(world.level.treasure[1].thing).name, "Plate");
    CHECK_EQ(std::get<Gold>(world.level.treasure[3].thing).amount, 5);
    CHECK(messages_of(world.log).ends_with(
        "  Kobold was hit for 3 damage\n  Kobold died and dropped 5 gold\n"));
    CHECK_EQ(world.schedule.next(), World::kPlayer);
    World poor = world_from("#@k#");
    poor.level.monsters.front().gold = 0;
    attack_monster_at(poor, {2, 0}, {"Rogue", 10, kAlways});
    CHECK(messages_of(poor.log).ends_with("dropped 0 gold\n") && poor.level.treasure.empty());
}

World with_treasure(std::initializer_list<Treasure::Thing> things) {
    World world = world_from("#@.k#");
    for (const auto& thing : things) {
        world.level.treasure.push_back({{2, 0}, thing});
    }
    return world;
}

TEST("the player takes all that lies on a cell, in order, and what was worn is gone") {
    World world = with_treasure({Gold{7}, kHelmet, kArmor, kDagger, kBoots, AbilityKind::whirlwind,
                                 ItemKind::wand_of_destruction});
    world.player.worn_on(WornOn::hand) = kBoots;
    move_to(world, world.player, {2, 0});
    CHECK_EQ(messages_of(world.log),
             "Rogue picked up 7 gold\n"
             "Rogue picked up a Chain helmet\n"
             "Rogue picked up Plate body armor\n"
             "Rogue picked up a Dagger\n"
             "Rogue picked up Leather boots\n"
             "Rogue learned the Whirlwind ability\n"
             "Rogue picked up Wand of Destruction\n");
    CHECK(world.level.treasure.empty());
    const Stats total = world.player.total();
    CHECK_EQ(concat(total.attack, " ", total.attack_chance, " ", total.defense, " ",
                    total.defense_chance, " ", total.speed),
             "3 60 6 65 8");
    CHECK_EQ(world.player.gold, 7);
    CHECK_EQ(world.player.items[0]->uses, 3);
}

TEST("a monster takes gold and what can be worn, and leaves the rest") {
    World world = with_treasure({AbilityKind::fireball, Gold{7}, ItemKind::magic_map, kArmor});
    move_to(world, world.level.monsters.front(), {2, 0});
    CHECK_EQ(messages_of(world.log),
             "Kobold picked up 7 gold\nKobold picked up Plate body armor\n");
    CHECK_EQ(world.level.treasure.size(), 2U);
    CHECK_EQ(world.level.monsters.front().gold, 12);
}

TEST("an actor carries a billion gold at most, and what is more is gone") {
    constexpr int kMost = 1'000'000'000;
    for (const int had : {kMost - 8, kMost - 7, kMost - 6, kMost}) {
        const check::Context context(concat(had));
        World world = with_treasure({Gold{7}});
        World robbed = world;
        world.player.gold = robbed.level.monsters.front().gold = had;
        move_to(world, world.player, {2, 0});
        move_to(robbed, robbed.level.monsters.front(), {2, 0});
        const int has = had == kMost - 8 ? kMost - 1 : kMost;
        CHECK_EQ(world.player.gold, has);
        CHECK_EQ(robbed.level.monsters.front().gold, has);
        CHECK_EQ(messages_of(world.log), "Rogue picked up 7 gold\n");
        CHECK(world.level.treasure.empty());
    }
}

TEST("items and abilities go to the first free slot, and stay there if none is free") {
    World world = with_treasure({ItemKind::whetstone, AbilityKind::fireball});
    world.player.items.fill(tutorial::Item(ItemKind::magic_map));
    world.player.abilities.fill(Ability{AbilityKind::heal_self});
    World full = world;
    move_to(full, full.player, {2, 0});
    CHECK_EQ(messages_of(full.log), "");
    CHECK_EQ(full.level.treasure.size(), 2U);
    CHECK(!has_room_at(full, {2, 0}));
    world.player.items[2].reset();
    CHECK(!has_room_at(world, {2, 0}));
    world.player.abilities[1].reset();
    CHECK(has_room_at(world, {2, 0}));
    move_to(world, world.player, {2, 0});
    CHECK(world.player.items[2]->kind == ItemKind::whetstone);
    CHECK(world.player.abilities[1]->kind == AbilityKind::fireball);
}

TEST("who steps into a doorway opens the door, once; the player sees through when he moves") {
    World world = world_from("#@+..k#");
    move_to(world, world.level.monsters.front(), {4, 0});
    CHECK(!move_to(world, world.player, {0, 0}));
    move_to(world, world.player, {2, 0});
    CHECK(world.level.in_sight.contains({4, 0}) && world.level.explored.contains({4, 0}));
    move_to(world, world.player, {3, 0});
    CHECK(world.level.map.walkable({2, 0}) && !world.level.map.walkable({3, 0}));
    move_to(world, world.player, {2, 0});
    CHECK_EQ(messages_of(world.log), "Rogue opened a door\n");
    World other = world_from("#@.+k.#");
    move_to(other, other.level.monsters.front(), {3, 0});
    CHECK_EQ(messages_of(other.log), "Kobold opened a door\n");
    CHECK_EQ(drawing_of(other, "#@.+k.#"), "#@.k..#\n");
    CHECK(!other.level.in_sight.contains({4, 0}));
}

}  // namespace
}  // namespace rogue::test
