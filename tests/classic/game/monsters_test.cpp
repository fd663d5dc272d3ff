#include <array>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// Who the monsters are, and what they do in their turn.

namespace rogue::test {

using namespace classic;
namespace {

TEST("each monster has its depth, weight, HP and attack") {
    std::string table;
    for (const MonsterKind& kind : kMonsterKinds) {
        table += concat(kind.name, " ", kind.from_depth, " ", kind.weight, " ",
                        Monster(kind, {}).hp, " ", Monster(kind, {}).max_hp, " ", kind.attack,
                        kind.only_enchanted_steel_harms ? " enchanted steel\n" : "\n");
    }
    CHECK_EQ(table,
             "rat 1 6 4 4 2\n"
             "goblin 2 5 8 8 3\n"
             "orc 3 4 14 14 5\n"
             "troll 5 3 24 24 7\n"
             "wraith 7 2 32 32 10\n"
             "dread knight 4 0 45 45 11 enchanted steel\n");
}

// The level after the monsters have acted once while the player stayed in place.
std::string after_a_turn(std::string_view drawing) {
    return drawing_of(played(with_turns(drawing, 1), "g"), drawing);
}

TEST("a monster steps along the axis of the greater distance, along x if both are equal") {
    CHECK_EQ(after_a_turn(R"(
        .....g.....
        ..g.......r
        ...........
        ....@......
        ...........
        .......o...
        ...g.......
    )"),
             tidy(R"(
        ...........
        ...g.g...r.
        ...........
        ....@......
        ...........
        ...g..o....
        ...........
    )"));
}

TEST("if a wall or a monster blocks that step, it steps along the other axis") {
    CHECK_EQ(after_a_turn(R"(
        ....#g.....
        .Tg........
        .@.........
        ...........
        ...........
        ....#......
        ....o......
    )"),
             tidy(R"(
        ....#......
        .T...g.....
        .@g........
        ...........
        ...........
        ....#......
        ...o.......
    )"));
}

TEST("a monster straight behind another does not step aside") {
    CHECK_EQ(after_a_turn(".....\n@rWo.\n....."), ".....\n@rWo.\n.....\n");
    CHECK_EQ(after_a_turn(".@.\n.r.\n.W.\n..."), ".@.\n.r.\n.W.\n...\n");
}

TEST("a monster does not step where there is a wall both ways") {
    CHECK_EQ(after_a_turn("@..#g\n....#\n....."), "@..#g\n....#\n.....\n");
}

TEST("monsters act in the order of the list") {
    DungeonLevel level = with_turns("#@..rg..#", 1);
    CHECK_EQ(drawing_of(played(level, "g"), "#########"), "#@.rg...#\n");
    std::swap(level.monsters[0], level.monsters[1]);
    CHECK_EQ(drawing_of(played(level, "g"), "#########"), "#@.r.g..#\n");
}

TEST("a monster beside the player hits and stays, one on the slant steps beside") {
    const Game game = played(with_turns("g.\n.@\n.r", 1), "g", {}, seed_with_hits({0}));
    CHECK_EQ(drawing_of(game, "..\n..\n.."), ".g\n.@\n.r\n");
    CHECK_EQ(game.player().hp, 28);
}

TEST("monsters walk over items, stairs and fountains, which stay as they are") {
    const Game game = played(with_turns("#@.!<>{g#", 4), "gggg");
    CHECK_EQ(drawing_of(game, "#########"), "#@.g<>{.#\n");
    CHECK_EQ(game.level().items.size(), 1U);
}

TEST("a monster out of sight does nothing: behind a wall, or more than 8 away") {
    constexpr std::string_view kCell = "######\n#@.#g#\n#..#.#\n######\n";
    CHECK_EQ(after_a_turn(kCell), kCell);
    CHECK_EQ(after_a_turn("#@........g#"), "#@........g#\n");
    CHECK_EQ(after_a_turn("#@.......g.#"), "#@......g..#\n");
}

TEST("sight from before the player's step decides who acts") {
    CHECK_EQ(drawing_of(played("#.@........g#", "R"), "############"), "#..@.......g\n");
    CHECK_EQ(drawing_of(played("#..@.......g#", "L"), "############"), "#.@.......g.\n");
}

}  // namespace
}  // namespace rogue::test
