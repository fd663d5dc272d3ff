#include "app/keys/routes.hpp"

#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

std::string travelled(PaperLevel& level, Point goal) {
    for (const Direction step : route_towards(level.known, goal)) {
        level.step(step);
    }
    level.learn();
    return level.picture();
}

TEST("the shortest known way is taken") {
    PaperLevel level{"########", "#@.#...#", "#..#.#.#", "#....#.#", "########"};
    CHECK_EQ(route_towards(level.known, {6, 3}).size(), 11U);
    CHECK_EQ(travelled(level, {4, 1}), "########\n#**#@..#\n#.*#*#.#\n#.***#.#\n########\n");
}

TEST("a way goes round what works when somebody walks there") {
    PaperLevel level{"#######", "#@.{..#", "#.....#", "#######"};
    CHECK_EQ(travelled(level, {5, 1}), "#######\n#**{*@#\n#.***.#\n#######\n");
}

TEST("a way goes round what would be taken") {
    PaperLevel level{"#######", "#@.$..#", "#.....#", "#######"};
    CHECK_EQ(travelled(level, {5, 1}), "#######\n#**$*@#\n#.***.#\n#######\n");
}

TEST("a way leads over what works if there is no other, and to it if it is the goal") {
    PaperLevel level{"#######", "#@.{..#", "#######"};
    CHECK_EQ(route_towards(level.known, {5, 1}).size(), 4U);
    CHECK_EQ(route_towards(level.known, {3, 1}).size(), 2U);
}

TEST("no way leads over what is only entered on purpose, except to it if it is the goal") {
    PaperLevel level{"#######", "#@.%..#", "#######"};
    CHECK_EQ(travelled(level, {5, 1}), "#######\n#*@%..#\n#######\n");
    CHECK_EQ(travelled(level, {3, 1}), "#######\n#**@..#\n#######\n");
}

TEST("a way to what is shut ends beside it, and no way leads through it") {
    PaperLevel level{"#######", "#@..+.#", "#######"};
    CHECK_EQ(travelled(level, {4, 1}), "#######\n#**@+.#\n#######\n");
    CHECK(route_towards(level.known, {5, 1}).empty());
}

TEST("towards the unknown a way leads to where the unknown begins") {
    PaperLevel level{"#####", "#@...", "#.###", "#...."};
    CHECK_EQ(travelled(level, {20, 2}), "#####\n#***@\n#.###\n#....\n");
}

TEST("of edges that lead on as well, a way goes to the last") {
    PaperLevel level{"           ", "@..........", "           "};
    CHECK_EQ(travelled(level, {20, -9}), "           \n**********@\n           \n");
}

TEST("a way into the unknown leads through the door, and not to the wall that is nearer") {
    PaperLevel level{"#######", "#.....#", "#@....=", "#######"};
    CHECK_EQ(travelled(level, {1, -9}), "#######\n#.....#\n#*****@\n#######\n");
}

TEST(
    "a known road to near the goal is taken, though an edge of the unknown is on the straight "
    "way") {
    PaperLevel level{"################", "#@.  #         #", "#.####         #", "#............. #",
                     "################"};
    CHECK_EQ(route_towards(level.known, {14, 1}).size(), 14U);
}

TEST("a way into the unknown does not go far back to come a little nearer") {
    PaperLevel level{"####################", "=..........@.=", "####################"};
    CHECK_EQ(travelled(level, {6, -9}),
             "####################\n=..........**@\n####################\n");
}

TEST("no way into the unknown leads through what is shut, only near to it") {
    PaperLevel level{"########", "#@....+", "#.######", "#.      "};
    CHECK_EQ(travelled(level, {9, 1}), "########\n#*....+\n#*######\n#@      \n");
    PaperLevel shut{"########", "#@....+ ", "########"};
    CHECK_EQ(travelled(shut, {9, 1}), "########\n#****@+ \n########\n");
}

TEST("a way into the unknown leads over what works if nothing else leads on") {
    PaperLevel level{"########", "#@.{..  ", "#.######", "#+      "};
    CHECK_EQ(travelled(level, {9, 3}), "########\n#****@  \n#.######\n#+      \n");
}

TEST("what works is no edge of the unknown while there is another") {
    PaperLevel level{"########", "=..@.{  ", "########"};
    CHECK_EQ(travelled(level, {9, 1}), "########\n@***.{  \n########\n");
}

TEST("a door to be forced is worth a way round of forty steps, and no more") {
    PaperLevel level{"########################",
                     "=.................@...:", "########################"};
    const Point goal{14, -30};  // Six nearer to the door.
    CHECK_EQ(route_towards(level.known, goal, ForcedDoors::allowed).size(), 18U);
    CHECK_EQ(route_towards(level.known, goal).size(), 18U);
    level.player = {21, 1};
    level.learn();
    CHECK_EQ(route_towards(level.known, goal, ForcedDoors::allowed).size(), 1U);
    CHECK_EQ(route_towards(level.known, goal).size(), 21U);
}

TEST("a known way leads through doors to be forced if each saves more than forty steps") {
    PaperLevel level{"########################", "#.:@...................#",
                     "#.####################.#", "#......................#",
                     "########################"};
    const Point goal{1, 1};
    CHECK_EQ(route_towards(level.known, goal, ForcedDoors::allowed).size(), 2U);
    CHECK_EQ(route_towards(level.known, goal).size(), 44U);
    CHECK_EQ(route_towards(level.known, {9, 3}, ForcedDoors::allowed).size(), 34U);
}

TEST("two halves of a door are forced as one") {
    PaperLevel level{"########################", "#.::@..................#",
                     "#.####################.#", "#......................#",
                     "########################"};
    CHECK_EQ(route_towards(level.known, {1, 1}, ForcedDoors::allowed).size(), 3U);
}

TEST("a way to a door that must be forced ends beside it") {
    PaperLevel level{"#######", "#@..:.#", "#######"};
    CHECK_EQ(route_towards(level.known, {4, 1}, ForcedDoors::allowed).size(), 2U);
}

TEST("to a wall, and where nothing is unknown, a way leads as near as is known") {
    PaperLevel level{"#####", "#@..#", "#####"};
    CHECK_EQ(travelled(level, {9, 2}), "#####\n#**@#\n#####\n");
}

TEST("where the player is, no step leads") {
    PaperLevel level{"####", "#@.#", "####"};
    CHECK(route_towards(level.known, level.player).empty());
}

TEST("unexplored ends are where known floor meets the unknown, one for an edge") {
    PaperLevel level{"######  ", "#@....  ", "#.....  ", "#.######", "#.      "};
    CHECK(unexplored_ends(level.known) == std::vector<Point>({{1, 4}, {5, 1}}));
}

TEST("a level whose edges are all known has no unexplored ends") {
    PaperLevel level{"####", "#@.#", "####"};
    CHECK(unexplored_ends(level.known).empty());
}

}  // namespace
}  // namespace rogue::test
