#include "app/keys/walk.hpp"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

std::string run_east(
    PaperLevel& level, const std::function<void(int steps)>& meanwhile = [](int) {}) {
    return walked(level, Walk::running(Direction::right), meanwhile);
}

TEST("a run ends at a wall") {
    PaperLevel level{"#######", "#@....#", "#######"};
    CHECK_EQ(run_east(level), "#######\n#****@#\n#######\n");
}

TEST("a run against a wall makes no step") {
    PaperLevel level{"#######", "#@....#", "#######"};
    CHECK_EQ(walked(level, Walk::running(Direction::up)), "#######\n#@....#\n#######\n");
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

TEST("a run passes a thing that the player stood on or does not want, but never stairs") {
    PaperLevel stood_on{"##########", "#...@....#", "#..A.....#", "##########"};
    for (const Direction way :
         {Direction::down, Direction::left, Direction::up, Direction::right, Direction::right}) {
        stood_on.walk(way);
    }
    walked(stood_on, Walk::running(Direction::left));
    CHECK_EQ(stood_on.player.x, 1);
    for (const char thing : {'A', '{', '>'}) {
        PaperLevel level{"##########", "#@.......#", "#....A...#", "##########"};
        level.show({5, 2}, thing);
        level.unwanted = Point{5, 2};
        run_east(level);
        CHECK_EQ(level.player.x, thing == '>' ? 5 : 8);
    }
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

TEST("what a walk is told of what it does on purpose does not stop it, and anything else does") {
    PaperLevel level{"########", "#@.....#", "########"};
    const auto meanwhile = [&](int steps) {
        level.messages.add("You open a door.", Color::gray, kExpected);
        if (steps == 3) {
            level.messages.add("It is dark here.", Color::gray);
            level.messages.add("You open a door.", Color::gray, kExpected);
        }
    };
    CHECK_EQ(run_east(level, meanwhile), "########\n#***@..#\n########\n");
}

TEST("a run stops when something new comes into sight, also if its map was learned twice") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int steps) {
                          level.show({6, 1}, steps >= 1 ? 'A' : '.');
                      }),
             "########\n#*@...A#\n########\n");
}

TEST("what the player has left, and the map has not shown before, stops no run") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(run_east(level,
                      [&](int steps) {
                          if (steps == 1) {
                              level.draw({1, 1}, '>');
                          }
                      }),
             "########\n#*****@#\n########\n");
}

TEST("a run goes through a door of two tiles, to what opens behind") {
    PaperLevel level{"#####...", "#@.==...", "#####..."};
    CHECK_EQ(run_east(level), "#####...\n#****@..\n#####...\n");
    PaperLevel hall{"##########", "#...@.==.#", "##########"};
    CHECK_EQ(run_east(hall), "##########\n#...****@#\n##########\n");
}

TEST("a run stops beside a door at its side") {
    PaperLevel level{"####=###", "#@.....#", "########"};
    CHECK_EQ(run_east(level), "####=###\n#***@..#\n########\n");
}

TEST("single blocks beside the way are no openings, and the end of a wall is one") {
    PaperLevel pillars{"#########", "#.......#", "#.#.#.#.#",
                       "#@......#", "#.......#", "#########"};
    CHECK_EQ(run_east(pillars),
             "#########\n#.......#\n#.#.#.#.#\n#******@#\n#.......#\n#########\n");
    PaperLevel wall{"#########", "#.......#", "#.####..#", "#@......#", "#########"};
    CHECK_EQ(run_east(wall), "#########\n#.......#\n#.####..#\n#*****@.#\n#########\n");
}

// Why the walk was over, if its first step shows that in the east.
std::string why(PaperLevel level, const std::unique_ptr<Walk>& walk, char news = '.') {
    while (const auto step = walk->next({level.kind, level, level.known})) {
        level.press(*step);
        level.show({6, 1}, news == '.' ? '#' : news);
    }
    return walk->reason();
}

TEST("a walk says why it was over before its end") {
    const auto run = [] { return Walk::running(Direction::right); };
    const auto level = [] { return PaperLevel{"########", "#@.....#", "########"}; };
    CHECK_EQ(why(level(), run(), 'A'), "Stopped: A.");
    CHECK_EQ(why(level(), run(), 'k'), "A k is in sight.");
    CHECK_EQ(why(level(), run()), "Stopped: wall.");
    CHECK_EQ(why(level(), Walk::running(Direction::up)), "");
    CHECK_EQ(why(PaperLevel{"###.####", "#@.....#", "########"}, run()), "Stopped: opening.");
    CHECK_EQ(why(PaperLevel{"########", "#@o....#", "########"}, run()), "An o is beside you.");
}

TEST("a walk calls a creature by the name that a look tells, without an article") {
    PaperLevel level{"########", "#@o....#", "########"};
    level.noted.name = "orc Mokrok";
    CHECK_EQ(why(level, Walk::running(Direction::right)), "Orc Mokrok is beside you.");
}

TEST("who has arrived is told no reason, whatever is told there") {
    PaperLevel level{"########", "#@.....#", "########"};
    const auto walk = Walk::travelling({2, 1});
    walk->next({level.kind, level, level.known});
    level.step(Direction::right);
    level.messages.add("Here you are.", Color::white);
    level.show({5, 1}, 'k');
    CHECK(!walk->next({level.kind, level, level.known}));
    CHECK_EQ(walk->reason(), "");
}

TEST("who wants to travel to where he is, or to what is shut beside him, is told so") {
    PaperLevel level{"#####", "#@+.#", "# ###"};
    const auto why = [&](Point goal) {
        const auto walk = Walk::travelling(goal);
        CHECK(!walk->next({level.kind, level, level.known}));
        return walk->reason();
    };
    CHECK_EQ(why({1, 1}), "You are already there.");
    CHECK_EQ(why({2, 1}), "A gate, 1 east: closed.");
    CHECK_EQ(why({1, 0}), "No known way leads closer. Press o to explore.");  // A wall.
    CHECK_EQ(why({1, 2}), "No known way leads closer. Press o to explore.");
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
    CHECK_EQ(walked(level, Walk::travelling({5, 2})),
             "#######\n#*****#\n#.###@#\n#....B#\n#######\n");
}

TEST("a journey goes on where what it did not know comes into sight") {
    PaperLevel level{"#######", "#@.    ", "#######"};
    CHECK_EQ(walked(level, Walk::travelling({5, 1}),
                    [&](int steps) {
                        level.draw({steps + 2, 1}, '.');
                    }),
             "#######\n#****@.\n#######\n");
}

TEST("a journey stops where the way leads far back, or nowhere, and says so") {
    PaperLevel level{"####################", "#..........@.  .....", "# ##################"};
    const auto meanwhile = [&](int) { level.draw({13, 1}, '#'); };
    CHECK_EQ(walked(level, Walk::travelling({16, 1}), meanwhile),
             "####################\n#..........*@# .....\n# ##################\n");
    const auto back = Walk::travelling({16, 1});
    CHECK(back->next({level.kind, level, level.known}));
    const auto turned = [](bool insists) {
        PaperLevel anew{"####################", "#..........@.  .....", "# ##################"};
        const auto walk = Walk::travelling({16, 1}, {.insists = insists});
        while (const auto key = walk->next({anew.kind, anew, anew.known})) {
            anew.press(*key);
            anew.show({13, 1}, '#');
        }
        return concat(anew.player.x, ": ", walk->reason());
    };
    CHECK_EQ(turned(false), "12: No direct way: 4 east to go. Same keys: a detour. o: explore.");
    CHECK(turned(true).starts_with("1: "));
    PaperLevel shut{"#####", "#@..#", "#####"};
    const auto nowhere = Walk::travelling({20, 1});
    while (const auto key = nowhere->next({shut.kind, shut, shut.known})) {
        shut.press(*key);
        shut.learn();
    }
    CHECK_EQ(nowhere->steps(), 2U);
    CHECK_EQ(nowhere->reason(), "No known way leads closer. Press o to explore.");
}

// How many steps a journey to (16, 1) makes if there is a wall at (13, 1) after all.
std::size_t steps_before_wall(std::initializer_list<std::string_view> rows) {
    PaperLevel level(rows);
    const auto journey = Walk::travelling({16, 1});
    while (const auto key = journey->next({level.kind, level, level.known})) {
        level.press(*key);
        level.show({13, 1}, '#');
    }
    return journey->steps();
}

TEST(
    "a journey goes on where the way leads back by 8 steps, and no farther without coming nearer") {
    constexpr std::string_view kTop = "####################";
    CHECK_EQ(steps_before_wall({kTop, "####.......@.  .....", "#### ###############"}), 9U);
    CHECK_EQ(steps_before_wall({kTop, "###........@.  .....", "### ################"}), 1U);
    const auto round = [&](std::string_view last) {
        return steps_before_wall({kTop, "##########.@.  .....", "##########.#########",
                                  "##########.#########", last, kTop.substr(0, 17)});
    };
    CHECK_EQ(round("##########......    "), 1U);
    CHECK_EQ(round("##########.......   "), 12U);
}

// Where a journey to that tile ends, and why; the second time, that of the same keys.
std::string twice_to(PaperLevel& level, Point goal) {
    std::string told;
    for (int i = 0; i < 2; ++i) {
        const auto journey = Walk::travelling(goal);
        while (const auto key = journey->next({level.kind, level, level.known})) {
            level.press(*key);
            level.learn();
        }
        append(told, level.player.x, ": ", journey->reason(), "\n");
    }
    return told;
}

TEST("a journey stops beside a door that must be forced, tells its price, and does not touch it") {
    PaperLevel level{"#######", "#@..:  ", "#######"};
    level.noted.about = "1 HP a push";
    const auto journey = Walk::travelling({9, 1});
    while (const auto key = journey->next({level.kind, level, level.known})) {
        level.press(*key);
        level.learn();
    }
    CHECK_EQ(level.picture(), "#######\n#**@:  \n#######\n");
    CHECK_EQ(journey->reason(), "A locked gate, 1 east: 1 HP a push. The only known way.");
    CHECK(journey->stop() == Walk::Stop::door);
    const auto again = Walk::travelling({9, 1});
    CHECK(!again->next({level.kind, level, level.known}));
    CHECK_EQ(again->reason(), journey->reason());
    const auto round = Walk::travelling({9, 1}, {.forcing = ForcedDoors::avoided, .insists = true});
    CHECK(!round->next({level.kind, level, level.known}));
    CHECK_EQ(round->reason(), "No known way leads closer. Press o to explore.");
    const std::string wall(60, '#');
    PaperLevel detour{wall, "#@:." + std::string(55, '.') + "#", "#." + std::string(57, '.') + "#",
                      wall};
    for (int x = 2; x < 58; ++x) {
        detour.draw({x, 2}, '#');
    }
    for (int x = 1; x < 59; ++x) {
        detour.draw({x, 3}, '.');
    }
    detour.learn();
    CHECK(twice_to(detour, {3, 1}).find(" Same keys: a detour.\n") != std::string::npos);
}

TEST("a journey that begins by leading far away from its goal says so, unless one insists") {
    const Point goal{90, 1};
    const std::string wall(48, '#');
    PaperLevel level{wall, "=" + std::string(46, '.') + "#", wall};
    const auto begins = [&](int x, bool insists) {
        level.player = {x, 1};
        level.learn();
        const auto journey = Walk::travelling(goal, {.insists = insists});
        const bool goes = journey->next({level.kind, level, level.known}).has_value();
        CHECK_EQ(goes, journey->stop() == Walk::Stop::none);
        CHECK_EQ(
            journey->reason(),
            goes ? "" : "The only known way is a detour: press the same keys again to take it.");
        return goes;
    };
    CHECK(begins(kForcedDoorCost, false));
    CHECK(!begins(kForcedDoorCost + 1, false));
    CHECK(begins(kForcedDoorCost + 1, true));
}

TEST("a known way stops for a creature") {
    PaperLevel level{"########", "#@.....#", "########"};
    CHECK_EQ(walked(level, Walk::travelling({6, 1}),
                    [&](int steps) {
                        level.draw({6, 1}, steps >= 2 ? 'k' : '.');
                    }),
             "########\n#**@..k#\n########\n");
}

TEST("a journey stops beside a goal that asks and says so, however often it is asked for") {
    for (const char sign : {'%', '&', '~'}) {
        PaperLevel level{"#######", "#@....#", "#######"};
        level.show({3, 1}, sign);
        const std::string name(level.known.at({3, 1}).name);
        CHECK_EQ(twice_to(level, {3, 1}),
                 concat("2: Stopped: ", name, ", 1 east.\n2: Stopped: ", name, ", 1 east.\n"));
    }
}

TEST("a journey to what is shut says beside it what opens it, at every press") {
    PaperLevel gate{"#######", "#@..+.#", "#######"};
    CHECK_EQ(twice_to(gate, {4, 1}), "3: A gate, 1 east: closed.\n3: A gate, 1 east: closed.\n");
    PaperLevel locked{"#######", "#@..:.#", "#######"};
    locked.noted.about = "1 HP a push";
    CHECK_EQ(twice_to(locked, {4, 1}),
             "3: A locked gate, 1 east: 1 HP a push. A step against it pushes it.\n"
             "3: A locked gate, 1 east: 1 HP a push. A step against it pushes it.\n");
}

TEST("while a creature is in sight a journey makes no step, and beside one nothing walks") {
    PaperLevel level{"########", "#@..k..#", "#......#", "########"};
    const std::string there = "########\n#@..k..#\n#......#\n########\n";
    CHECK_EQ(walked(level, Walk::travelling({1, 2})), there);
    PaperLevel beside{"########", "#@k....#", "#......#", "########"};
    const std::string stays = beside.picture();
    CHECK_EQ(walked(beside, Walk::running(Direction::down)), stays);
    CHECK_EQ(walked(beside, Walk::repeating(key_of(Direction::down))), stays);
    CHECK_EQ(walked(beside, Walk::travelling({1, 2})), stays);
}

}  // namespace
}  // namespace rogue::test
