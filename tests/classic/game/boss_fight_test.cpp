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

constexpr std::string_view kGlance =
    "Yellow: Your attack glances off the dread knight. Only enchanted steel can harm it!\n";

TEST("no blow without enchanted steel harms the dread knight, and none costs a turn") {
    Player with_blessed_axe_in_the_pack = carrying({kBlessedAxe, kDagger});
    with_blessed_axe_in_the_pack.pack.equip_weapon(1);
    for (const Player& player :
         {Player{}, wielding({.plain_name = "warhammer", .bonus = 50}), readied(kWand),
          carrying({kBlessedAxe}), with_blessed_axe_in_the_pack}) {
        const Played played = play({.level = level_from("#@L#"), .keys = "R", .player = player});
        CHECK_EQ(news(played.log), kGlance);
        CHECK_EQ(played.level.monsters.at(0).hp, 45);
        CHECK_EQ(played.player.hp, 30);
        CHECK_EQ(played.trace, "map R map end");
    }
}

TEST("a glancing blow gives nobody else a turn either") {
    constexpr std::string_view kCourt = R"(
        #######
        #@L...#
        #....o#
        #######
    )";
    const Played played = play({.level = level_from(kCourt), .keys = "RRR"});
    CHECK_EQ(drawing_of(played.level, played.player.position, kCourt), tidy(kCourt));
}

TEST("a glancing blow draws no number") {
    constexpr std::string_view kCourt = R"(
        #####
        #@L.#
        #T###
        #####
    )";
    const Played played =
        play({.level = level_from(kCourt), .keys = "RRD", .seed = seed_with_blows({1, -1, 1})});
    CHECK_EQ(news(played.log), std::string(kGlance) +
                                   "White: You hit the troll for 5.\n"
                                   "Red: The dread knight hits you for 10.\n"
                                   "Red: The troll hits you for 8.\n");
}

TEST("enchanted steel harms the dread knight like any other") {
    DungeonLevel level = level_from("#@L#");
    level.monsters[0].hp = 8 + 8;
    const Played played = play({.level = level,
                                .keys = "RR",
                                .player = wielding(kBlessedAxe),
                                .seed = seed_with_blows({0, 0, 0})});
    CHECK_EQ(news(played.log),
             "White: You hit the dread knight for 8.\n"
             "Red: The dread knight hits you for 11.\n"
             "White: You hit the dread knight for 8.\n"
             "Green: You kill the dread knight!\n");
    CHECK_EQ(played.outcome.tally.kills, 1);
    CHECK(played.level.monsters.empty());
}

TEST("fire harms the dread knight, whatever is in hand") {
    const Played played = play({.level = level_from("#@...L#"),
                                .keys = "zR",
                                .player = readied(kWand),
                                .seed = seed_with_blows({1})});
    CHECK_EQ(news(played.log),
             "Magenta: Zap which direction? (arrow keys)\n"
             "Red: The fireball hits the dread knight for 9!\n");
    CHECK_EQ(played.level.monsters.at(0).hp, 36);
}

TEST("the dread knight can be burnt to ash") {
    DungeonLevel level = level_from("#@...L#");
    level.monsters[0].hp = 9;
    const Played played = play(
        {.level = level, .keys = "zR", .player = readied(kWand), .seed = seed_with_blows({1})});
    CHECK_EQ(news(played.log),
             "Magenta: Zap which direction? (arrow keys)\n"
             "Red: The fireball hits the dread knight for 9!\n"
             "Green: You burn the dread knight to ash!\n");
    CHECK(played.level.monsters.empty());
    CHECK_EQ(played.outcome.tally.kills, 1);
}

}  // namespace
}  // namespace rogue::test
