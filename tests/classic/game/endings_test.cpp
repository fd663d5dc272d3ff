#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("quitting ends the run at once, without another map or message") {
    for (const std::string_view key : {"q", "Q"}) {
        const Played played = play({.level = level_from("#r@..#"), .keys = key});
        CHECK_EQ(played.trace, text("map ", key));
        CHECK(played.outcome.ending == Ending::quit);
        CHECK_EQ(played.player.hp, 30);
        CHECK_EQ(news(played.log), "");
    }
}

TEST("keys behind the quitting one are not taken") {
    const Played played = play({.level = level_from("#@..#"), .keys = "qR"});
    CHECK_EQ(played.trace, "map q");
}

TEST("a run whose keys run out stays open, without another map") {
    const Played played = play({.level = level_from("#@..#"), .keys = "R"});
    CHECK_EQ(played.trace, "map R map end");
    CHECK(!played.outcome.ending);
}

TEST("keys that run out in the inventory leave the run open, without another map") {
    const Played played =
        play({.level = level_from("#@r.#"), .keys = "i", .player = wielding(kDagger)});
    CHECK_EQ(played.trace, "map i pack end");
    CHECK(!played.outcome.ending);
    CHECK_EQ(played.player.hp, 30);
}

TEST("keys that run out in the zap prompt leave the run open, without another map") {
    const Played played =
        play({.level = level_from("#@r.#"), .keys = "z", .player = readied(kWand)});
    CHECK_EQ(played.trace, "map z map end");
    CHECK(!played.outcome.ending);
    CHECK_EQ(news(played.log), "Magenta: Zap which direction? (arrow keys)\n");
    CHECK_EQ(played.player.pack.wand()->charges, 3);
    CHECK_EQ(played.player.hp, 30);
}

TEST("the player dies of the last hit point, which is shown, and no more keys are taken") {
    const Played played = play({.level = with_turns_to_pass(level_from("#W@..#"), 3),
                                .keys = "ggg",
                                .player = wounded(10),
                                .seed = seed_with_blows({0})});
    CHECK_EQ(played.trace, "map g map");
    CHECK(played.outcome.ending == Ending::died);
    CHECK_EQ(played.maps.back().player.hp, 0);
    CHECK_EQ(news(played.maps.back().log),
             "Cyan: You pick up the healing potion.\n"
             "Red: The wraith hits you for 10.\n"
             "Red: The wraith kills you...\n");
}

TEST("one hit point left is not dead") {
    const Played played = play({.level = with_turns_to_pass(level_from("#W@..#"), 1),
                                .keys = "g",
                                .player = wounded(11),
                                .seed = seed_with_blows({0})});
    CHECK(!played.outcome.ending);
    CHECK_EQ(played.player.hp, 1);
    CHECK_EQ(news(played.log),
             "Cyan: You pick up the healing potion.\nRed: The wraith hits you for 10.\n");
}

TEST("when the player is dead nobody else acts") {
    constexpr std::string_view kBefore = R"(
        ########
        #.W....#
        #r@W..o#
        ########
    )";
    constexpr std::string_view kAfter = R"(
        ########
        #.W....#
        #r@W..o#
        ########
    )";
    const Played played = play({.level = with_turns_to_pass(level_from(kBefore), 1),
                                .keys = "g",
                                .player = wounded(10),
                                .seed = seed_with_blows({0, 0})});
    CHECK_EQ(played.player.hp, 0);
    CHECK_EQ(drawing_of(played.level, played.player.position, kAfter), tidy(kAfter));
    CHECK_EQ(news(played.log),
             "Cyan: You pick up the healing potion.\n"
             "Red: The wraith hits you for 10.\n"
             "Red: The wraith kills you...\n");
}

TEST("the monsters before the killer in the list have acted") {
    constexpr std::string_view kBefore = R"(
        ########
        #......#
        #r@W..o#
        ########
    )";
    DungeonLevel level = with_turns_to_pass(level_from(kBefore), 1);
    std::swap(level.monsters[0], level.monsters[2]);  // orc, wraith, rat
    const Played played =
        play({.level = level, .keys = "g", .player = wounded(3), .seed = seed_with_blows({1})});
    CHECK_EQ(coordinates(played.level.monsters[0].position), "5,2");
    CHECK_EQ(played.player.hp, 3 - 11);
}

TEST("the last map shows the sight from where the player died") {
    constexpr std::string_view kLevel = R"(
        ############
        #.@.........
        ###W########
    )";
    const Played played = play({.level = level_from(kLevel),
                                .keys = "R",
                                .player = wounded(1),
                                .seed = seed_with_blows({0})});
    CHECK_EQ(played.trace, "map R map");
    CHECK(played.outcome.ending == Ending::died);
    CHECK(!played.maps.front().level.visible({11, 1}));
    CHECK(played.maps.back().level.visible({11, 1}));
}

TEST("the outcome counts the depth reached and the kills") {
    const Played played = play({.level = level_from("#@r>#"),
                                .keys = "RRR>",
                                .player = wielding({.plain_name = "sword", .bonus = 20})});
    CHECK(!played.outcome.ending);
    CHECK_EQ(played.outcome.tally.kills, 1);
    CHECK_EQ(played.outcome.tally.deepest, 2);
    CHECK_EQ(played.outcome.tally.score, 210);
}

TEST("the score is 100 a depth and 10 a kill") {
    CHECK_EQ(tally_of(1, 0).score, 100);
    CHECK_EQ(tally_of(7, 23).score, 930);
}

}  // namespace
}  // namespace rogue::test
