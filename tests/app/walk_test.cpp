#include "app/keys/walk.hpp"

#include <functional>
#include <string>

#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

std::string run_east(
    PaperLevel& level, const std::function<void(int steps)>& meanwhile = [](int) {}) {
    return walked(level, Walk::straight(Direction::right), meanwhile);
}

TEST("a run ends at a wall") {
    PaperLevel level{"#######", "#@....#", "#######"};
    CHECK_EQ(run_east(level), "#######\n#****@#\n#######\n");
}

TEST("a run against a wall makes no step") {
    PaperLevel level{"#######", "#@....#", "#######"};
    CHECK_EQ(walked(level, Walk::straight(Direction::up)), "#######\n#@....#\n#######\n");
}

TEST("a run follows a passage round its corners to its end") {
    PaperLevel level{"#####  ", "#@..###", "###...#", "  ###.#", "    ###"};
    CHECK_EQ(run_east(level), "#####  \n#***###\n###***#\n  ###@#\n    ###\n");
}

TEST("a run in a room ends in the room's corner") {
    PaperLevel level{"######", "#@...#", "#....#", "#....#", "######"};
    CHECK_EQ(run_east(level), "######\n#***@#\n#....#\n#....#\n######\n");
}

TEST("a run stops where a passage branches off") {
    PaperLevel level{"########", "#@.....#", "####.###", "   #.#  "};
    CHECK_EQ(run_east(level), "########\n#***@..#\n####.###\n   #.#  \n");
}

TEST("a run stops where a passage ends in two others") {
    PaperLevel level{"   #.#", "####.#", "#@...#", "####.#", "   #.#"};
    CHECK_EQ(run_east(level), "   #.#\n####.#\n#***@#\n####.#\n   #.#\n");
}

TEST("a run out of a passage stops at the first place of a room") {
    PaperLevel level{"   #####", "####...#", "#@.....#", "####...#", "   #####"};
    CHECK_EQ(run_east(level), "   #####\n####...#\n#***@..#\n####...#\n   #####\n");
}

TEST("a run through the middle of a room goes on to its other side") {
    PaperLevel level{"########", "#......#", "#@.....#", "#......#", "########"};
    CHECK_EQ(run_east(level), "########\n#......#\n#*****@#\n#......#\n########\n");
}

TEST("a run stops beside a thing and not beside one that it leaves behind") {
    PaperLevel level{"##########", "#@.......#", "#A....B..#", "##########"};
    CHECK_EQ(run_east(level), "##########\n#*****@..#\n#A....B..#\n##########\n");
}

TEST("a run stops before a thing in its way, and with the next step on it") {
    PaperLevel level{"########", "#@...>.#", "########"};
    CHECK_EQ(run_east(level), "########\n#***@>.#\n########\n");
    CHECK_EQ(run_east(level), "########\n#****@.#\n########\n");
}

TEST("a run goes to what is shut and does not touch it") {
    PaperLevel level{"#######", "#@...+.", "#######"};
    CHECK_EQ(run_east(level), "#######\n#***@+.\n#######\n");
    CHECK_EQ(run_east(level), "#######\n#***@+.\n#######\n");
}

TEST("while a creature is in sight a run is one step, and none against it") {
    PaperLevel level{"########", "#@..k..#", "########"};
    CHECK_EQ(run_east(level), "########\n#*@.k..#\n########\n");
    CHECK_EQ(run_east(level), "########\n#**@k..#\n########\n");
    CHECK_EQ(run_east(level), "########\n#**@k..#\n########\n");
}

TEST("a run stops when a creature comes into sight") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int steps) {
                          level.draw({6, 1}, steps >= 2 ? 'k' : '.');
                      }),
             "########\n#**@..k#\n########\n");
}

TEST("a run stops when the player is hurt, and not when one is healed") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level, [&](int steps) { level.now.hp += steps == 3 ? -1 : 1; }),
             "########\n#***@..#\n########\n");
}

TEST("a run stops when something is told") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int steps) {
                          if (steps == 2) {
                              level.messages.add("It is dark here.", Color::gray);
                          }
                      }),
             "########\n#**@...#\n########\n");
}

TEST("a run stops when something new comes into sight") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int steps) {
                          level.draw({6, 1}, steps >= 1 ? 'A' : '.');
                      }),
             "########\n#*@...A#\n########\n");
}

TEST("a run stops on another level") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level, [&](int steps) { level.now.depth = steps >= 2 ? 2 : 1; }),
             "########\n#**@...#\n########\n");
}

TEST("a run that something moved elsewhere ends there") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int) {
                          level.player = {6, 1};
                      }),
             "########\n#*....@#\n########\n");
}

TEST("a known way is taken to its end, past things that were seen before") {
    PaperLevel level{"#######", "#@.A..#", "#.###.#", "#....B#", "#######"};
    CHECK_EQ(walked(level, Walk::along(route_towards(level.known, {5, 2}))),
             "#######\n#*****#\n#.###@#\n#....B#\n#######\n");
}

TEST("a known way stops for a creature") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(walked(level, Walk::along(route_towards(level.known, {6, 1})),
                    [&](int steps) {
                        level.draw({6, 1}, steps >= 2 ? 'k' : '.');
                    }),
             "########\n#**@..k#\n########\n");
}

TEST("a known way goes on when a door comes into sight, and stops for anything else") {
    const auto way_to = [](char news) {
        PaperLevel level{"########", "#@.....#", "########"};
        return walked(level, Walk::along(route_towards(level.known, {6, 1})), [&](int steps) {
            level.draw({4, 2}, steps >= 2 ? news : '#');
        });
    };
    CHECK_EQ(way_to('='), "########\n#*****@#\n####=###\n");
    CHECK_EQ(way_to('A'), "########\n#**@...#\n####A###\n");
}

TEST("a repeated step goes on past things and openings, up to a wall") {
    PaperLevel level{"########", "#@.A...#", "####.###", "   #.#  "};
    CHECK_EQ(walked(level, Walk::again(Direction::right)),
             "########\n#*****@#\n####.###\n   #.#  \n");
}

}  // namespace
}  // namespace rogue::test
