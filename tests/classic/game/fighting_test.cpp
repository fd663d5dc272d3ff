#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/combat.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// How the player moves and fights.

namespace rogue::test {

using namespace classic;
namespace {

TEST("the player steps in four directions onto anything but a wall") {
    constexpr std::string_view kRoom = R"(
        #####
        #.<.#
        #{@>#
        #.!.#
        #####
    )";
    for (const auto& [key, place] : {std::pair{"L", "1,2"}, {"R", "3,2"}, {"U", "2,1"}}) {
        CHECK_EQ(coordinates(played(kRoom, key).position()), place);
    }
    CHECK_EQ(coordinates(played(kRoom, "DDD").position()), "2,3");
}

TEST("what lies on the tile is named, first in the list first, and then the stairs") {
    DungeonLevel level = level_from("#@>)<#");
    level.items.push_back({{2, 0}, kWand});
    level.items.push_back({{2, 0}, kPotion});
    CHECK_EQ(messages_of(played(level, "RRR")),
             "Cyan: You see a wand of fireball (3) here. (press g)\n"
             "Yellow: Stairs lead down here. (press >)\n"
             "Cyan: You see a dagger here. (press g)\n"
             "Yellow: Stairs lead up here. (press <)\n");
}

TEST("a hit does the attack and one more, or less, or neither") {
    for (const int deviation : {-1, 0, 1}) {
        const auto seed = seed_with_hits({deviation, -deviation});
        const Game game = played("#@T#", "R", wielding(kDagger), seed);
        CHECK_EQ(messages_of(game),
                 concat("White: You hit the troll for ", 5 + deviation,
                        ".\nRed: The troll hits you for ", 7 - deviation, ".\n"));
        CHECK_EQ(game.level().monsters.front().hp, 24 - 5 - deviation);
        CHECK_EQ(game.player().hp, 30 - 7 + deviation);
    }
}

TEST("a hit does at least 1, and all of three outcomes are as likely") {
    std::array<int, 3> counts{};
    Rng dice(1, 0);
    for (int i = 0; i < 3000; ++i) {
        ++counts.at(static_cast<std::size_t>(roll_damage(5, dice) - 4));
        const int least = roll_damage(0, dice);
        CHECK_EQ(least, 1);
    }
    for (const int count : counts) {
        CHECK(count > 900 && count < 1100);
    }
}

TEST("a monster that is killed is counted and gone before the others act") {
    const Game game = played("#@ro..#", "R", wielding({"axe", 2}), seed_with_hits({-1}));
    CHECK_EQ(messages_of(game), "White: You hit the rat for 5.\nGreen: You kill the rat!\n");
    CHECK_EQ(game.tally().kills, 1);
    CHECK_EQ(drawing_of(game, "#######"), "#@o...#\n");
}

TEST("a monster with 1 HP left lives, one with 0 is dead") {
    for (const int hp : {5, 4}) {
        DungeonLevel level = level_from("#@g#");
        level.monsters.front().hp = hp;
        CHECK_EQ(played(level, "R", {}, seed_with_hits({0})).tally().kills, hp == 4 ? 1 : 0);
    }
}

TEST("what is not enchanted glances off the dread knight, without a turn and without a draw") {
    Player armed = carrying({kBlessedAxe, kDagger});
    armed.pack.equip_weapon(1);
    for (const Player& player : {Player{}, carrying({kBlessedAxe}), armed}) {
        const Game game = played("###\n#@L\n#T#", "RRD", player, seed_with_hits({1, -1, 0}));
        CHECK_EQ(game.level().monsters.front().hp, 45);
        CHECK_EQ(
            messages_of(game),
            concat("Yellow: Your attack glances off the dread knight. Only enchanted steel can "
                   "harm it!\nYellow: Your attack glances off the dread knight. Only enchanted "
                   "steel can harm it!\nWhite: You hit the troll for ",
                   player.attack() + 1,
                   ".\nRed: The dread knight hits you for 10.\nRed: The troll hits you for "
                   "7.\n"));
    }
}

TEST("enchanted steel and fire harm the dread knight") {
    const Game steel = played("#@L#", "R", wielding(kBlessedAxe), seed_with_hits({0, 0}));
    CHECK_EQ(messages_of(steel),
             "White: You hit the dread knight for 8.\nRed: The dread knight hits you for 11.\n");
    CHECK_EQ(played("#@.L#", "zR", readied(kWand), seed_with_hits({1})).map().level.monsters[0].hp,
             36);
}

TEST("meeting and slaying the dread knight are milestones, however it is done") {
    DungeonLevel level = level_from("#@L#");
    level.monsters.front().hp = 5;
    const auto milestones = [&](std::string_view keys, const Player& player) {
        const Game game = played(level, keys, player);
        std::string all;
        for (std::size_t i = 1; i < game.log().size(); ++i) {
            all += concat("[", game.log()[i].event.milestone, "]");
        }
        return all;
    };
    CHECK_EQ(milestones("R", {}), "[dread knight met]");
    CHECK_EQ(milestones("R", wielding(kBlessedAxe)), "[dread knight met][dread knight slain]");
    CHECK_EQ(milestones("zR", readied(kWand)), "[][dread knight met][dread knight slain]");
}

}  // namespace
}  // namespace rogue::test
