#include "tutorial/rules/game.hpp"

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("a new run tells its seed and begins with two magic maps") {
    const World world = new_world(18446744073709551615ULL);
    CHECK_EQ(news_of(world.log),
             "The rogue arrives on level 1\n"
             "Level created with seed '18446744073709551615'\n");
    CHECK(world.player.items[0]->kind == ItemKind::magic_map);
    CHECK(world.player.items[1]->kind == ItemKind::magic_map);
    CHECK(!world.player.items[2]);
    CHECK_EQ(world.player.health, 100);
    CHECK((world.player.total() == Stats{2, 50, 2, 40, 10}));
    CHECK_EQ(coordinates(world.player.position), coordinates(world.level.rooms.front().center()));
}

TEST("an arrow moves, or attacks who is in the way") {
    const TutorialPlayed moved = play(world_from("#@..#"), "RR");
    CHECK_EQ(drawing_of(moved.world, "#..@#"), tidy("#..@#"));
    const TutorialPlayed fought = play(world_from("#@k#"), "R");
    CHECK(fought.news.starts_with("Rogue attacks Kobold and rolls: "));
    CHECK_EQ(coordinates(fought.world.player.position), "1,0");
}

TEST("there is a frame at the start and after every key, whether it took a turn or not") {
    const TutorialPlayed played = play(world_from("#@..#"), "RLLL.X>1qE");
    CHECK_EQ(played.frames, 11);
    CHECK(!played.outcome.ending);
}

TEST("a key that does nothing takes no turn") {
    for (const std::string_view key : {"L", "U", "1", "q", ">", "E", "X", "."}) {
        const check::Context context{std::string(key)};
        World world = world_from("#@...k#");
        const TutorialPlayed played = play(world, key);
        CHECK_EQ(coordinates(played.world.level.monsters.front().position), "5,0");
    }
}

// Without a weapon to sharpen, a whetstone passes turns.
World with_turns_to_pass(std::string_view drawing) {
    World world = world_from(drawing);
    world.player.items[0].emplace(ItemKind::whetstone);
    return world;
}

TEST("a fast actor has its turns more often") {
    // The player at 10, 20, 30 ..., the goblin at 12, 24, 36 ...
    World world = with_turns_to_pass("#@........g#");
    const TutorialPlayed played = play(world, "1111111");
    CHECK_EQ(coordinates(played.world.level.monsters.front().position), "4,0");
    // The player at 10, 15, 20 ...
    world.player.own.speed = 5;
    const TutorialPlayed quick = play(world, "1111111");
    CHECK_EQ(coordinates(quick.world.level.monsters.front().position), "7,0");
}

TEST("a monster's next turn counts with the speed it has after acting") {
    World world = with_turns_to_pass("#@.......k#");
    world.level.treasure.push_back({{8, 0}, Equipment{WornOn::hand, "Dagger", {.speed = -12}}});
    const TutorialPlayed played = play(world, "11");  // The kobold at 14, 16, 18 ... 28.
    CHECK_EQ(coordinates(played.world.level.monsters.front().position), "2,0");
}

TEST("the player's next turn counts with the speed he had as his turn began") {
    World world = with_turns_to_pass("#@.......g#");
    world.level.treasure.push_back({{2, 0}, Equipment{WornOn::hand, "Club", {.speed = 20}}});
    const TutorialPlayed one = play(world, "R");  // At 10; the next at 20.
    CHECK_EQ(coordinates(one.world.level.monsters.front().position), "8,0");
    const TutorialPlayed two = play(world, "R1");  // At 20; the next at 50.
    CHECK_EQ(coordinates(two.world.level.monsters.front().position), "5,0");
}

TEST("the way down leads to the next level, with its own messages") {
    World world = world_from("#@>#");
    world.say("old");
    const TutorialPlayed played = play(world, "R>");
    CHECK_EQ(played.world.level.number, 2);
    CHECK_EQ(coordinates(played.world.player.position),
             coordinates(played.world.level.rooms.front().center()));
    CHECK_EQ(played.world.log.shown_size(), 0U);
    CHECK_EQ(played.news, "old\n");
    CHECK_EQ(played.outcome.tally.deepest, 2);
}

TEST("taking the stairs is a turn, in which abilities rest") {
    World world = world_from("#@>#");
    world.player.abilities[2].emplace(Ability{AbilityKind::fireball, 20});
    CHECK_EQ(play(world, "R>").world.player.abilities[2]->waits, 18);
    CHECK_EQ(play(world, ">>.").world.player.abilities[2]->waits, 20);
}

TEST("the run ends with the player's death, and nobody else acts") {
    World world = world_from("#k@k#");
    for (Monster& monster : world.level.monsters) {
        monster.own.attack_chance = kAlways;
    }
    world.player.health = 1;
    world.player.own.defense_chance = kNever;
    world.player.gold = 38;
    world.kills = 7;
    const TutorialPlayed played = play(world, "RRR");
    CHECK(played.outcome.ending == Ending::died);
    CHECK_EQ(played.frames, 2);
    CHECK(played.news.ends_with("  Rogue was killed, GAME OVER MAN!\n"));
    CHECK((played.outcome.tally == Tally{1, 7, 138}));
}

TEST("the score is a hundred a level and the gold") {
    World world = world_from("#@$#");
    CHECK((play(world, "R").outcome.tally == Tally{1, 0, 110}));
}

TEST("Q ends the run at once, without a frame") {
    const TutorialPlayed played = play(world_from("#@..#"), "RQR");
    CHECK(played.outcome.ending == Ending::quit);
    CHECK_EQ(played.frames, 2);
}

TEST("the screen says whether an aim or a command is waited for") {
    World world = world_from("#@k#");
    world.player.abilities[0].emplace(Ability{AbilityKind::lightning_bolt});
    tutorial::Game game(world);
    std::string waited;
    game.run(ScriptedKeys("qRE."),
             [&] { waited += game.screen().targeting != nullptr ? 'a' : 'c'; });
    CHECK_EQ(waited, "caacc");
}

}  // namespace
}  // namespace rogue::test
