#include <array>
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

constexpr auto kDeviations = std::to_array({-1, 0, 1});

TEST("a blow does the attack's damage, one less or one more, by the run's dice") {
    for (const int deviation : kDeviations) {
        for (const auto& [player, attack] :
             {std::pair{Player{}, 4}, std::pair{wielding(kDagger), 5},
              std::pair{wielding(kBlessedAxe), 8}}) {
            const Played played = play({.level = level_from("#@T#"),
                                        .keys = "R",
                                        .player = player,
                                        .seed = seed_with_blows({deviation})});
            const int damage = attack + deviation;
            CHECK_EQ(line_of(played.log.shown(1)),
                     text("White: You hit the troll for ", damage, "."));
            CHECK_EQ(played.level.monsters.at(0).hp, 24 - damage);
        }
    }
}

TEST("a blow always hurts a little") {
    const Weapon cursed{.plain_name = "feather", .bonus = -9};
    const Played played =
        play({.level = level_from("#@T#"), .keys = "R", .player = wielding(cursed)});
    CHECK_EQ(played.level.monsters.at(0).hp, 23);
    CHECK_EQ(line_of(played.log.shown(1)), "White: You hit the troll for 1.");
}

TEST("every kind of monster is hit, and hits back, under its own name and with its own attack") {
    struct Row {
        std::string_view level, name;
        int attack;
    };
    constexpr auto kRows = std::to_array<Row>({{"#@r#", "rat", 2},
                                               {"#@g#", "goblin", 3},
                                               {"#@o#", "orc", 5},
                                               {"#@T#", "troll", 7},
                                               {"#@W#", "wraith", 10},
                                               {"#@L#", "dread knight", 11}});
    const Weapon pin{.plain_name = "pin", .bonus = -2, .enchanted = true};
    for (const auto& [level, name, attack] : kRows) {
        for (const int deviation : kDeviations) {
            const Played played = play({.level = level_from(level),
                                        .keys = "R",
                                        .player = wielding(pin),
                                        .seed = seed_with_blows({0, deviation})});
            CHECK_EQ(news(played.log), text("White: You hit the ", name, " for 2.\nRed: The ", name,
                                            " hits you for ", attack + deviation, ".\n"));
            CHECK_EQ(played.player.hp, 30 - attack - deviation);
        }
    }
}

TEST("a monster dies of its last hit point, is counted and gone") {
    DungeonLevel level = level_from("#@g..#");
    level.monsters[0].hp = 4;
    const Played played = play({.level = level, .keys = "R", .seed = seed_with_blows({0})});
    CHECK_EQ(news(played.log),
             "White: You hit the goblin for 4.\n"
             "Green: You kill the goblin!\n");
    CHECK(played.level.monsters.empty());
    CHECK_EQ(played.outcome.tally.kills, 1);
    CHECK_EQ(played.player.hp, 30);
    CHECK_EQ(coordinates(played.player.position), "1,0");
}

TEST("with a hit point left a monster lives and fights on") {
    DungeonLevel level = level_from("#@g..#");
    level.monsters[0].hp = 5;
    const Played played = play({.level = level, .keys = "R", .seed = seed_with_blows({0, 0})});
    CHECK_EQ(news(played.log),
             "White: You hit the goblin for 4.\n"
             "Red: The goblin hits you for 3.\n");
    CHECK_EQ(played.level.monsters.at(0).hp, 1);
    CHECK_EQ(played.outcome.tally.kills, 0);
}

TEST("more damage than hit points left is told in full and kills once") {
    const Played played = play({.level = level_from("#@r.#"),
                                .keys = "R",
                                .player = wielding({.plain_name = "axe", .bonus = 10}),
                                .seed = seed_with_blows({1})});
    CHECK_EQ(news(played.log), "White: You hit the rat for 15.\nGreen: You kill the rat!\n");
    CHECK_EQ(played.outcome.tally.kills, 1);
}

TEST("where a monster died the player can go, and others keep their turn and order") {
    constexpr std::string_view kBefore = R"(
        ########
        #..g...#
        #@r...o#
        ########
    )";
    constexpr std::string_view kAfter = R"(
        ########
        #.g....#
        #@...o.#
        ########
    )";
    DungeonLevel level = level_from(kBefore);
    level.monsters[1].hp = 1;
    const Played played = play({.level = level, .keys = "R"});
    CHECK_EQ(drawing_of(played.level, played.player.position, kAfter), tidy(kAfter));
    const Played on = play({.level = level_from("#@r...#"),
                            .keys = "RR",
                            .player = wielding({.plain_name = "axe", .bonus = 10})});
    CHECK_EQ(coordinates(on.player.position), "2,0");
}

// The rolls of a long fight: the player's blow, then the blows of all monsters around, in list
// order.
TEST("every blow of a fight takes one draw, in the order of the blows") {
    constexpr std::string_view kMelee = R"(
        #####
        ##W##
        #T@o#
        ##W##
        #####
    )";
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const check::Context context(text("seed ", seed));
        DungeonLevel level = level_from(kMelee);
        Player player;
        player.hp = player.max_hp = 1000;
        const Played played = play({.level = level, .keys = "LLL", .player = player, .seed = seed});
        Draws dice(seed, 0);
        int troll = 24;
        int hp = 1000;
        for (int turn = 0; turn < 3; ++turn) {
            troll -= 4 + dice.blow();
            for (const int attack : {10, 7, 5, 10}) {
                hp -= attack + dice.blow();
            }
            CHECK_EQ(played.maps.at(static_cast<std::size_t>(turn + 1)).player.hp, hp);
        }
        CHECK_EQ(played.level.monsters.at(1).hp, troll);
    }
}

TEST("what happens without a blow draws no number") {
    const Played played = play({.level = with_turns_to_pass(level_from("#@..T#"), 2),
                                .keys = "L.i.gz<>gR",
                                .seed = seed_with_blows({1, -1})});
    CHECK_EQ(line_of(played.log.shown(2)), "White: You hit the troll for 5.");
    CHECK_EQ(line_of(played.log.shown(3)), "Red: The troll hits you for 6.");
}

}  // namespace
}  // namespace rogue::test
