#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/game.hpp"

// Keys, time, levels and the end of a run.

namespace rogue::test {
namespace {

using namespace tutorial;

// Without a weapon to sharpen, a whetstone passes turns.
World with_turns(std::string_view drawing) {
    World world = world_from(drawing);
    world.player.items[0].emplace(ItemKind::whetstone);
    return world;
}

TEST("a run begins with its seed told, two magic maps and 100 health on level 1") {
    const World world = new_world(18446744073709551615ULL);
    CHECK_EQ(messages_of(world.log),
             "The rogue arrives on level 1\nLevel created with seed '18446744073709551615'\n");
    CHECK(world.player.items[0]->kind == ItemKind::magic_map);
    CHECK(world.player.items[1]->kind == ItemKind::magic_map && !world.player.items[2]);
    const Stats own = world.player.total();
    CHECK_EQ(concat(world.player.health, " ", own.attack, " ", own.attack_chance, " ", own.defense,
                    " ", own.defense_chance, " ", own.speed, " ", world.player.awareness),
             "100 2 50 2 40 10 15");
    CHECK(world.player.position == world.level.rooms.front().center());
    CHECK(world.level.in_sight.contains(world.player.position));
}

TEST("an arrow moves, or attacks who is in the way, and a key that does nothing takes no turn") {
    CHECK_EQ(drawing_of(run_of(world_from("#@..#"), "RR").world(), "#@..#"), "#..@#\n");
    CHECK(messages_of(run_of(world_from("#@k#"), "R").log()).starts_with("Rogue attacks Kobold"));
    for (const std::string_view key : {"L", "U", "1", "q", ">", "E", "X", "."}) {
        const check::Context context{std::string(key)};
        CHECK_EQ(drawing_of(run_of(world_from("#@...k#"), key).world(), "#@...k#"), "#@...k#\n");
    }
}

TEST("who is faster has more turns") {
    // The player at 10, 20, 30 ..., the goblin at 12, 24, 36 ... until the player's eighth turn.
    World world = with_turns("#@........g#");
    CHECK_EQ(run_of(world, "1111111").world().level.monsters.front().position.x, 4);
    world.player.own.speed = 5;  // After the first turn: 15, 20, 25 ...
    CHECK_EQ(run_of(world, "1111111").world().level.monsters.front().position.x, 7);
}

TEST("a monster's next turn counts with its speed after acting, the player's with that before") {
    World quick = with_turns("#@.......k#");
    quick.level.treasure.push_back({{8, 0}, Equipment{WornOn::hand, "Dagger", {.speed = -12}}});
    CHECK_EQ(run_of(quick, "11").world().level.monsters.front().position.x, 2);
    World slow = with_turns("#@.......g#");
    slow.level.treasure.push_back({{2, 0}, Equipment{WornOn::hand, "Club", {.speed = 20}}});
    CHECK_EQ(run_of(slow, "R").world().level.monsters.front().position.x, 8);
    CHECK_EQ(run_of(slow, "R1").world().level.monsters.front().position.x, 5);
}

TEST("the stairs lead down to a new level with a new log, which takes a turn") {
    World world = world_from("#@>#");
    world.player.abilities[2].emplace(Ability{AbilityKind::fireball, 20});
    world.say("old");
    const tutorial::Game game = run_of(world, ">R>");
    CHECK_EQ(game.world().level.number, 2);
    CHECK_EQ(game.log().shown_size(), 0U);
    CHECK_EQ(game.world().player.abilities[2]->waits, 18);
    CHECK(game.position() == game.world().level.rooms.front().center());
}

TEST("the player's death ends the run with its last words, and nobody else acts") {
    World world = world_from("#k@k#");
    for (Monster& monster : world.level.monsters) {
        monster.own.attack_chance = kAlways;
    }
    world.player.health = 1;
    world.player.own.defense_chance = kNever;
    const tutorial::Game game = run_of(world, "RRR");
    CHECK(game.ending() == Ending::died);
    const std::string all = messages_of(game.log());
    CHECK(all.ends_with("  Rogue was hit for 1 damage\n  Rogue was killed, GAME OVER MAN!\n"));
    CHECK_EQ(all.find("GAME OVER"), all.rfind("GAME OVER"));
    CHECK_EQ(game.log()[game.log().size() - 1].event.name, "a kobold");
}

TEST("Q ends a run at once, also while an ability is aimed") {
    World world = world_from("#@$.#");
    world.player.abilities[0].emplace(Ability{AbilityKind::fireball});
    CHECK(run_of(world, "RQ").ending() == Ending::quit);
    CHECK(run_of(world, "qQ").ending() == Ending::quit);
}

TEST("the score is 100 for the level and 1 for each piece of gold") {
    World world = world_from("#@$#");
    world.kills = 7;
    CHECK((run_of(world, "R").tally() == Tally{1, 7, 110}));
    world.player.gold = 1'000'000'000;
    world.level.number = 1000;
    CHECK((run_of(world, "R").tally() == Tally{1000, 7, 1'000'100'000}));
}

}  // namespace
}  // namespace rogue::test
