#include "tutorial/rules/acting.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

// The first monster has so many turns.
void let_act(World& world, int turns = 1) {
    for (int i = 0; i < turns; ++i) {
        act(world, world.level.monsters.front());
    }
}

TEST("a monster that doesn't see the player stays, without a word") {
    for (const std::string_view drawing : {"#@+..k#", "#@..........k#"}) {
        World world = world_from(drawing);
        let_act(world);
        CHECK_EQ(news_of(world.log), "");
        CHECK_EQ(drawing_of(world, drawing), tidy(drawing));
    }
}

TEST("a monster that sees the player hunts him") {
    World world = world_from("#@...k#");
    let_act(world, 2);
    CHECK_EQ(news_of(world.log), "Kobold is eager to fight Rogue\n");
    CHECK_EQ(drawing_of(world, "#@.k..#"), tidy("#@.k..#"));
}

TEST("a monster beside the player attacks him") {
    World world = world_from("#@k#");
    world.level.monsters.front().own.attack_chance = kAlways;
    world.player.own.defense_chance = kNever;
    let_act(world);
    CHECK_EQ(world.player.health, 99);
    CHECK(news_of(world.log).starts_with(
        "Kobold is eager to fight Rogue\nKobold attacks Rogue and rolls: "));
}

TEST("a monster without a way waits") {
    World world = world_from("#@.ok#");
    Monster& kobold = world.level.monsters.back();
    kobold.alert = 1;
    act(world, kobold);
    CHECK_EQ(news_of(world.log), "Kobold waits for a turn\n");
    CHECK_EQ(*world.level.monsters.back().alert, 2);
}

TEST("an alert goes on for fifteen turns, out of sight too, and then ends") {
    World world = world_from("#@...................k#");
    Monster& kobold = world.level.monsters.front();
    kobold.alert = 8;
    let_act(world, 7);
    CHECK_EQ(*kobold.alert, 15);
    CHECK_EQ(coordinates(kobold.position), "14,0");
    let_act(world);
    CHECK(!kobold.alert);
    CHECK_EQ(coordinates(kobold.position), "13,0");
    let_act(world);
    CHECK_EQ(coordinates(kobold.position), "13,0");
}

TEST("a hurt ooze splits into two of half its maximum, on the nearest free cell") {
    constexpr std::string_view kBefore = R"(
        #####
        #.o.#
        #...#
        #####
    )";
    constexpr std::string_view kAfter = R"(
        #####
        #.o.#
        #o..#
        #####
    )";
    World world = world_from(kBefore);
    Monster& ooze = world.level.monsters.front();
    world.player.position = {40, 40};
    ooze.health = 1;
    ooze.max_health = 9;
    let_act(world);
    CHECK_EQ(news_of(world.log), "Ooze splits itself in two\n");
    CHECK_EQ(drawing_of(world, kAfter), tidy(kAfter));
    for (const Monster& half : world.level.monsters) {
        CHECK_EQ(half.health, 4);
        CHECK_EQ(half.max_health, 4);
        CHECK_EQ(half.gold, 5);
    }
    CHECK_EQ(*world.level.monsters.back().alert, 1);
    CHECK(!world.level.monsters.front().alert);
    CHECK_EQ(world.level.monsters.back().number, 2);
    CHECK(!world.level.map.walkable(world.level.monsters.back().position));
    CHECK_EQ(world.schedule.next(), World::kPlayer);
    CHECK_EQ(world.schedule.next(), 1);
    CHECK_EQ(world.schedule.next(), 2);
}

TEST("a new ooze is as strong as the old one with all it wears, and wears nothing") {
    World world = world_from("#@...........o.#");
    Monster& ooze = world.level.monsters.front();
    ooze.health = 9;
    ooze.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {2, 15, 0, 0, 1}};
    let_act(world);
    const Monster& born = world.level.monsters.back();
    CHECK((born.own == Stats{3, kNever + 15, 1, kNever, 15}));
    CHECK(!born.worn_on(WornOn::hand));
    CHECK(world.level.monsters.front().worn_on(WornOn::hand).has_value());
}

TEST("an ooze that is whole, too small or hemmed in is like any monster") {
    for (const auto& [health, max_health] : {std::pair{10, 10}, std::pair{0, 1}}) {
        World world = world_from("#@..o.#");
        world.level.monsters.front().health = health;
        world.level.monsters.front().max_health = max_health;
        let_act(world);
        CHECK_EQ(news_of(world.log), "Ooze is eager to fight Rogue\n");
        CHECK_EQ(coordinates(world.level.monsters.front().position), "3,0");
    }
    World world = world_from("#@o#");
    world.level.monsters.front().health = 5;
    world.player.own.defense_chance = kAlways;
    let_act(world);
    CHECK_EQ(world.level.monsters.size(), 1U);
}

TEST("a hurt goblin runs away and shouts once, by which all who hear it are alerted") {
    World world = world_from("#@..g.k....o#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 9;
    let_act(world);
    CHECK_EQ(news_of(world.log), "Goblin shouts for help!\n");
    CHECK_EQ(coordinates(goblin.position), "5,0");
    for (const Monster& monster : world.level.monsters) {
        CHECK_EQ(monster.alert.value_or(0), 1);
    }
    let_act(world);
    CHECK_EQ(news_of(world.log), "Goblin shouts for help!\nGoblin cowers in fear\n");
    CHECK_EQ(*goblin.turns_fled, 2);
}

TEST("a goblin whom nobody hears tries again") {
    World world = world_from("#@g..#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 9;
    goblin.alert = 3;
    let_act(world);
    CHECK(!goblin.shouted);
    goblin.alert.reset();
    let_act(world);
    CHECK(goblin.shouted);
}

TEST("after sixteen turns of running a goblin catches his breath") {
    World world = world_from("#@........g#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 7;
    goblin.shouted = true;
    let_act(world, 16);
    CHECK_EQ(*goblin.turns_fled, 16);
    CHECK_EQ(goblin.health, 7);
    let_act(world);
    CHECK_EQ(goblin.health, 10);
    CHECK(!goblin.turns_fled);
    CHECK(news_of(world.log).ends_with("Goblin catches his breath and recovers 3 health\n"));
    let_act(world);
    CHECK(news_of(world.log).ends_with("Goblin is eager to fight Rogue\n"));
}

TEST("a goblin who is whole again takes a turn to catch his breath, without a word") {
    World world = world_from("#@....g#");
    world.level.monsters.front().turns_fled = 16;
    let_act(world);
    CHECK_EQ(news_of(world.log), "");
    CHECK(!world.level.monsters.front().turns_fled);
}

TEST("who looks for a path closes his own and the player's cell") {
    World world = world_from("#@..k#");
    world.level.map.at({1, 0}).walkable = true;
    let_act(world);
    CHECK(!world.level.map.walkable({1, 0}));
}

}  // namespace
}  // namespace rogue::test
