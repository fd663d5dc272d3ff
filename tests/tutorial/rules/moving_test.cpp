#include "tutorial/rules/acting.hpp"

#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

constexpr Equipment kHelmet{WornOn::head, "Chain", {.defense = 1, .defense_chance = 10}};
constexpr Equipment kArmor{WornOn::body, "Plate", {.defense = 2, .defense_chance = 10}};
constexpr Equipment kDagger{
    WornOn::hand, "Dagger", {.attack = 1, .attack_chance = 10, .speed = -2}};
constexpr Equipment kBoots{WornOn::feet, "Leather", {.defense = 1, .defense_chance = 5}};

World with_treasure(std::initializer_list<Treasure::Thing> things) {
    World world = world_from("#@.k#");
    for (const auto& thing : things) {
        world.level.treasure.push_back({{2, 0}, thing});
    }
    return world;
}

TEST("an actor steps on a walkable cell, which is then its own") {
    World world = world_from("#@..#");
    CHECK(move_to(world, world.player, {2, 0}));
    CHECK_EQ(coordinates(world.player.position), "2,0");
    CHECK(world.level.map.walkable({1, 0}));
    CHECK(!world.level.map.walkable({2, 0}));
}

TEST("nobody steps into a wall, onto another or beyond the map") {
    World world = world_from("@k.");
    for (const Point cell : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}}) {
        CHECK(!move_to(world, world.player, cell));
    }
    CHECK_EQ(coordinates(world.player.position), "0,0");
}

TEST("the player takes all that lies on a cell, in order") {
    World world = with_treasure({Gold{7}, kHelmet, kArmor, kDagger, kBoots, AbilityKind::whirlwind,
                                 ItemKind::wand_of_destruction});
    move_to(world, world.player, {2, 0});
    CHECK_EQ(news_of(world.log),
             "Rogue picked up 7 gold\n"
             "Rogue picked up a Chain helmet\n"
             "Rogue picked up Plate body armor\n"
             "Rogue picked up a Dagger\n"
             "Rogue picked up Leather boots\n"
             "Rogue learned the Whirlwind ability\n"
             "Rogue picked up Wand of Destruction\n");
    CHECK(world.level.treasure.empty());
    CHECK_EQ(world.player.gold, 7);
    CHECK(world.player.worn_on(WornOn::head) == kHelmet);
    CHECK(world.player.worn_on(WornOn::body) == kArmor);
    CHECK(world.player.worn_on(WornOn::hand) == kDagger);
    CHECK(world.player.worn_on(WornOn::feet) == kBoots);
    CHECK((world.player.total() == Stats{3, 60, 6, 65, 8}));
    CHECK(world.player.abilities[0]->kind == AbilityKind::whirlwind);
    CHECK_EQ(world.player.items[0]->uses, 3);
}

TEST("nobody carries more than a billion pieces of gold") {
    World world = with_treasure({Gold{999'999'999}, Gold{999'999'999}});
    move_to(world, world.player, {2, 0});
    CHECK_EQ(world.player.gold, 1'000'000'000);
}

TEST("a monster takes gold, armour and weapons, and leaves the rest") {
    World world = with_treasure({AbilityKind::fireball, Gold{7}, ItemKind::magic_map, kArmor});
    move_to(world, world.level.monsters.front(), {2, 0});
    CHECK_EQ(news_of(world.log), "Kobold picked up 7 gold\nKobold picked up Plate body armor\n");
    CHECK_EQ(world.level.treasure.size(), 2U);
    CHECK_EQ(world.level.monsters.front().gold, 12);
}

TEST("the first free slot is taken; with none free the thing stays, without a word") {
    World world = with_treasure({ItemKind::whetstone, AbilityKind::fireball});
    for (auto& item : world.player.items) {
        item.emplace(ItemKind::magic_map);
    }
    for (auto& ability : world.player.abilities) {
        ability.emplace(Ability{AbilityKind::heal_self});
    }
    World full = world;
    move_to(full, full.player, {2, 0});
    CHECK_EQ(news_of(full.log), "");
    CHECK_EQ(full.level.treasure.size(), 2U);
    world.player.items[2].reset();
    world.player.abilities[1].reset();
    move_to(world, world.player, {2, 0});
    CHECK(world.player.items[2]->kind == ItemKind::whetstone);
    CHECK(world.player.abilities[1]->kind == AbilityKind::fireball);
    CHECK(world.level.treasure.empty());
}

TEST("who steps into a doorway opens the door") {
    World world = world_from("#@+...#");
    CHECK(!world.level.in_sight.contains({4, 0}));
    move_to(world, world.player, {2, 0});
    CHECK_EQ(news_of(world.log), "Rogue opened a door\n");
    CHECK(world.level.doors.front().open);
    CHECK(world.level.in_sight.contains({4, 0}));
    move_to(world, world.player, {3, 0});
    move_to(world, world.player, {2, 0});
    CHECK_EQ(news_of(world.log), "Rogue opened a door\n");
}

TEST("a monster opens doors too, by which the player sees no more until he moves") {
    World world = world_from("#@.+k.#");
    const Monster& monster = world.level.monsters.front();
    move_to(world, world.level.monsters.front(), {3, 0});
    CHECK_EQ(news_of(world.log), "Kobold opened a door\n");
    CHECK(!world.level.in_sight.contains({4, 0}));
    CHECK(world.level.in_sight.contains(monster.position));
    move_to(world, world.player, {2, 0});
    CHECK(world.level.in_sight.contains({4, 0}));
}

TEST("what has come into sight is explored, and stays so") {
    World world = world_from(R"(
        #####
        #@#.#
        #...#
        #####
    )");
    CHECK(!world.level.map.at({3, 1}).explored);
    move_to(world, world.player, {1, 2});
    move_to(world, world.player, {2, 2});
    CHECK(world.level.map.at({3, 1}).explored);
    move_to(world, world.player, {1, 2});
    move_to(world, world.player, {1, 1});
    CHECK(!world.level.in_sight.contains({3, 1}));
    CHECK(world.level.map.at({3, 1}).explored);
}

}  // namespace
}  // namespace rogue::test
