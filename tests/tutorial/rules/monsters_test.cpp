#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/acting.hpp"

// What monsters do in their turn.

namespace rogue::test {
namespace {

using namespace tutorial;

void let_act(World& world, int turns = 1) {
    while (turns-- > 0) {
        act(world, world.level.monsters.front());
    }
}

TEST("a monster that does not see the player stays, and one that sees him hunts him") {
    for (const std::string_view drawing : {"#@+..k#", "#@..........k#"}) {
        World world = world_from(drawing);
        let_act(world);
        CHECK_EQ(drawing_of(world, drawing) + messages_of(world.log), tidy(drawing));
    }
    World world = world_from("#@...k#");
    world.level.map.at({1, 0}).walkable = true;
    let_act(world, 2);
    CHECK_EQ(drawing_of(world, "#@...k#") + messages_of(world.log),
             "#@.k..#\nKobold is eager to fight Rogue\n");
    CHECK(!world.level.map.walkable({1, 0}));
}

TEST("a monster beside the player attacks him, and one without a way waits") {
    World world = world_from("#@k#");
    world.level.monsters.front().own.attack_chance = kAlways;
    world.player.own.defense_chance = kNever;
    let_act(world);
    CHECK_EQ(world.player.health, 99);
    World blocked = world_from("#@.ok#");
    blocked.level.monsters.back().alert = 1;
    act(blocked, blocked.level.monsters.back());
    CHECK_EQ(messages_of(blocked.log), "Kobold waits for a turn\n");
}

TEST("an alert lasts for fifteen turns, out of sight too") {
    World world = world_from("#@...................k#");
    Monster& kobold = world.level.monsters.front();
    kobold.alert = 8;
    let_act(world, 7);
    CHECK_EQ(*kobold.alert, 15);
    let_act(world, 2);
    CHECK(!kobold.alert);
    CHECK_EQ(coordinates(kobold.position), "13,0");
}

TEST("a hurt ooze splits on the nearest free cell into two of half its maximum") {
    World world = world_from("#####\n#.o.#\n#...#\n#####");
    world.player.position = {40, 40};
    Monster& ooze = world.level.monsters.front();
    ooze.health = 1;
    ooze.max_health = 9;
    ooze.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {2, 15, 0, 0, 1}};
    let_act(world);
    CHECK_EQ(drawing_of(world, "#####\n#.o.#\n#...#\n#####") + messages_of(world.log),
             "#####\n#.o.#\n#o..#\n#####\nOoze splits itself in two\n");
    for (const Monster& half : world.level.monsters) {
        CHECK_EQ(concat(half.health, " ", half.max_health, " ", half.gold, " ", half.total().attack,
                        " ", half.total().attack_chance, " ", half.total().speed),
                 concat("4 4 5 3 ", kNever + 15, " 15"));
    }
    Monster& born = world.level.monsters.back();
    CHECK(!born.worn_on(WornOn::hand) && born.alert == 1 && !world.level.monsters.front().alert);
    CHECK_EQ(world.schedule.next(), World::kPlayer);
    CHECK_EQ(world.schedule.next(), 1);
    CHECK_EQ(world.schedule.next(), born.number);
}

TEST("an ooze splits up to four cells away, through walls too, and else is like any monster") {
    for (const auto& [distance, splits] : {std::pair{4, true}, {5, false}}) {
        World world = world_from("#o#");
        world.player.position = {40, 40};
        world.level.map.dig({1, distance});
        world.level.monsters.front().health = 9;
        let_act(world);
        CHECK_EQ(world.level.monsters.size() == 2, splits);
    }
    for (const auto& [health, max_health] : {std::pair{10, 10}, {0, 1}}) {
        World world = world_from("#@..o.#");
        world.level.monsters.front().health = health;
        world.level.monsters.front().max_health = max_health;
        let_act(world);
        CHECK_EQ(drawing_of(world, "#@..o.#"), "#@.o..#\n");
    }
}

TEST("a hurt goblin runs away and shouts once, and all who hear it are alert") {
    World world = world_from("#@..g.k....o#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 9;
    let_act(world);
    for (const Monster& monster : world.level.monsters) {
        CHECK_EQ(monster.alert.value_or(0), 1);
    }
    let_act(world);
    CHECK_EQ(messages_of(world.log), "Goblin shouts for help!\nGoblin cowers in fear\n");
    CHECK_EQ(*goblin.turns_fled, 2);
    CHECK_EQ(drawing_of(world, "#@..g.k....o#"), "#@...gk....o#\n");
}

TEST("after sixteen turns of running a goblin catches his breath and is whole again") {
    World world = world_from("#@........g#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 7;
    goblin.shouted = true;
    let_act(world, 16);
    CHECK_EQ(goblin.health, 7);
    let_act(world);
    CHECK_EQ(goblin.health, 10);
    CHECK(!goblin.turns_fled);
    CHECK(messages_of(world.log).ends_with("Goblin catches his breath and recovers 3 health\n"));
    goblin.turns_fled = 16;
    let_act(world);
    CHECK(messages_of(world.log).ends_with("recovers 3 health\n") && !goblin.turns_fled);
    let_act(world);
    CHECK(messages_of(world.log).ends_with("Goblin is eager to fight Rogue\n"));
}

TEST("a monster that waits or rests stops a walk only if the player sees it") {
    for (const bool seen : {true, false}) {
        const auto kind = seen ? Event::Kind::other : Event::Kind::expected;
        World waiting = world_from("#@.ok#");
        World resting = world_from("#@........g#");
        for (World* const world : {&waiting, &resting}) {
            world->level.in_sight = {};
            for (const Monster& monster : world->level.monsters) {
                if (seen) {
                    world->level.in_sight.insert(monster.position);
                }
            }
        }
        waiting.level.monsters.back().alert = 1;
        act(waiting, waiting.level.monsters.back());
        CHECK(waiting.log[waiting.log.size() - 1].event.kind == kind);
        Monster& goblin = resting.level.monsters.front();
        goblin.health = 7;
        goblin.turns_fled = 16;
        let_act(resting);
        CHECK(messages_of(resting.log).ends_with("recovers 3 health\n"));
        CHECK(resting.log[resting.log.size() - 1].event.kind == kind);
    }
}

}  // namespace
}  // namespace rogue::test
