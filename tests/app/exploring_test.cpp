#include "app/games.hpp"
#include "app/keys/routes.hpp"
#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

/// Explores until that walk is over.
struct Explored {
    explicit Explored(PaperLevel& level) {
        while (const auto step = walk->next({level.kind, level, level.known})) {
            level.press(*step);
            level.learn();
        }
    }

    const std::unique_ptr<Walk> walk = Walk::exploring();
};

TEST("who explores goes to the nearest thing, and then to where the unknown begins") {
    PaperLevel level{"#########", "#  .@..A#", "#########"};
    CHECK_EQ(walked(level, Walk::exploring()), "#########\n#  @****#\n#########\n");
    CHECK_EQ(level.known.things().size(), 1U);
    CHECK(level.known.things().front().stood_on);
}

TEST("nobody explores fountains and doors, and what shuts the way") {
    PaperLevel level{"#########", "#.{.@.=.+", "#########"};
    const Explored explored(level);
    CHECK_EQ(explored.walk->steps(), 0U);
    CHECK_EQ(explored.walk->reason(), "Nothing left to explore here. Nearest: gate, 4 east.");
}

TEST("nobody explores what nobody wants, and it is no news") {
    PaperLevel level{"#########", "#@...B..#", "#########"};
    level.unwanted = Point{7, 1};
    CHECK_EQ(walked(level, Walk::exploring(),
                    [&](int) {
                        level.draw({7, 1}, 'A');
                    }),
             "#########\n#****@.A#\n#########\n");
}

TEST("where nothing else is left, what nobody wants is stepped on until stairs down are known") {
    PaperLevel level{"#########", "#A.@.B.C#", "#########"};
    level.kind.taking = Key{'g'};
    level.wishes = Wish::none;
    level.below = {{5, 1}, '>'};
    const Explored explored(level);
    CHECK_EQ(level.picture(), "#########\n#A.**@.C#\n#########\n");
    CHECK_EQ(explored.walk->reason(), "Nothing left to explore here. Nearest: stairs down, here.");
}

TEST("nobody explores what is only entered on purpose, nor what lies behind it") {
    PaperLevel level{"#########", "#@..%.A.#", "#########"};
    CHECK_EQ(Explored(level).walk->reason(), "Not taken: bell, 3 east. _ travels there.");
}

TEST("nobody explores what lies on a fountain, and is told so") {
    PaperLevel level{"#########", "#@..{...#", "#########"};
    level.draw({4, 1}, 'A');
    level.learn();
    CHECK_EQ(Explored(level).walk->reason(), "Not taken: A on spring, 3 east. _ travels there.");
    CHECK_EQ(Explored(level).walk->steps(), 0U);
}

TEST("who explores takes what he wants, and goes on to the next") {
    PaperLevel level{"#########", "#@.A..B.#", "#########"};
    level.kind.taking = Key{'g'};
    level.wishes = Wish::take;
    CHECK_EQ(walked(level, Walk::exploring()), "#########\n#*****@.#\n#########\n");
    CHECK_EQ(level.messages.added(), 2U);
}

TEST("where nothing is left, the nearest stairs down are told") {
    PaperLevel level{"#########", "#.>.@<..#", "#########"};
    CHECK_EQ(Explored(level).walk->reason(),
             "Nothing left to explore here. Nearest: stairs down, 2 west.");
    PaperLevel empty{"####", "#.@#", "####"};
    CHECK_EQ(Explored(empty).walk->reason(), "Nothing left to explore here.");
}

TEST("where nothing is left and no stairs down are known, what may hide them is told") {
    PaperLevel level{"#########", "#.&.@<..#", "#########"};
    CHECK_EQ(Explored(level).walk->reason(), "Not taken: coin, 2 west. _ travels there.");
    level.known.told_not_taken();
    CHECK_EQ(Explored(level).walk->reason(),
             "Nothing left to explore here. Nearest: coin, 2 west.");
    level.show({6, 1}, '>');
    CHECK_EQ(Explored(level).walk->reason(),
             "Nothing left to explore here. Nearest: stairs down, 2 east.");
}

TEST("a way to what is to be explored leads over a fountain only if no other does") {
    PaperLevel level{"#######", "#@.{.A#", "#.....#", "#######"};
    CHECK_EQ(walked(level, Walk::exploring()), "#######\n#**{*@#\n#.***.#\n#######\n");
    PaperLevel narrow{"#######", "#@.{.A#", "#######"};
    CHECK_EQ(walked(narrow, Walk::exploring()), "#######\n#****@#\n#######\n");
}

TEST("nobody explores in sight of a creature, who is named") {
    PaperLevel level{"########", "#@..k.A#", "########"};
    const Explored explored(level);
    CHECK_EQ(explored.walk->steps(), 0U);
    CHECK_EQ(explored.walk->reason(), "A k is in sight.");
}

// Explores to the east, where this comes into sight on the way.
std::string explored_to(char news, std::optional<Point> unwanted = {}) {
    PaperLevel level{"##########", "#@......  ", "##########"};
    level.unwanted = unwanted;
    return walked(level, Walk::exploring(), [&](int steps) {
        level.draw({1, 2}, steps >= 2 ? news : '#');
    });
}

TEST("exploring takes what it may at once, and stops for what needs a purpose, works or leads on") {
    CHECK_EQ(explored_to('A'), "##########\n#***....  \n#@########\n");
    for (const char news : {'{', '>', '%'}) {
        const std::string row = concat("#", news, "########\n");
        CHECK_EQ(explored_to(news), "##########\n#**@....  \n" + row);
    }
}

TEST("a part of the level that nobody wants stops no exploring") {
    CHECK_EQ(explored_to('{', Point{1, 2}), "##########\n#******@  \n#{########\n");
}

TEST("who has explored a part goes on with what is nearest, be it unknown or a thing") {
    PaperLevel level{"##############", "#A....@....   ", "##############"};
    level.part_columns = 1;
    CHECK_EQ(route_to_explore({level.kind, level, level.known}).size(), 4U);
}

TEST("exploring stops before a way through more than two parts, and goes on if one insists") {
    PaperLevel level{"##############", "#@..........A#", "##############"};
    level.part_columns = 5;
    const Explored first(level);
    CHECK_EQ(first.walk->steps(), 0U);
    CHECK_EQ(first.walk->reason(), "Next: A, 11 east. Press again to go there.");
    CHECK(first.walk->stop() == Walk::Stop::far);
    CHECK_EQ(walked(level, Walk::exploring(true)),
             "##############\n#***********@#\n##############\n");
    level.part_columns = 10;
    level.show({1, 1}, 'B');
    level.known.told_not_taken();
    CHECK(Explored(level).walk->steps() > 0);
}

TEST("who insists on leaving a part is not asked again when something comes into sight") {
    PaperLevel level{"##############", "#+@.....A....#", "##############"};
    level.part_columns = 7;
    level.gate = Wish::open;
    const auto meanwhile = [&](int) { level.draw({10, 1}, 'B'); };
    CHECK_EQ(walked(level, Walk::exploring(true), meanwhile),
             "##############\n#+********@..#\n##############\n");
}

TEST("exploring leaves no part with a door that the player can open, unless one insists") {
    for (const Wish wish : {Wish::none, Wish::open}) {
        PaperLevel level{"##############", "#+@..........#", "##############"};
        level.part_columns = 7;
        level.gate = wish;
        level.show({8, 1}, 'A');
        const Explored explored(level);
        CHECK_EQ(explored.walk->steps(), wish == Wish::open ? 0U : 6U);
        CHECK(explored.walk->stop() == (wish == Wish::open ? Walk::Stop::far : Walk::Stop::none));
        CHECK_EQ(explored.walk->reason(),
                 wish == Wish::open ? "Not opened: gate, 1 west. _ travels there."
                                    : "Nothing left to explore here. Nearest: gate, 7 west.");
    }
    PaperLevel level{"##############", "#+@.A..B.....#", "##############"};
    level.part_columns = 7;
    level.gate = Wish::open;
    CHECK_EQ(Explored(level).walk->steps(), 2U);
    CHECK_EQ(walked(level, Walk::exploring(true)),
             "##############\n#+*****@.....#\n##############\n");
}

TEST("what the player stood on when the level was entered is not gone to again") {
    PaperLevel level{"######", "#@...#", "######"};
    level.step(Direction::right);
    level.show({1, 1}, 'A');
    CHECK_EQ(Explored(level).walk->steps(), 0U);
}

TEST("who explores does not pass what asks and is nearer than all else, which is named") {
    PaperLevel level{"##########", "#.@A.%..B#", "##########"};
    const Explored explored(level);
    CHECK_EQ(explored.walk->steps(), 1U);
    CHECK_EQ(explored.walk->reason(), "Not taken: bell, 2 east. _ travels there.");
    PaperLevel farther{"##########", "#B..@.....%#", "##########"};
    CHECK_EQ(Explored(farther).walk->steps(), 3U);
}

TEST("what is left is told once, all at once, and not while other things are in sight") {
    PaperLevel level{"##############", "#@..A.%......#", "#.%..........#", "############.#",
                     "############  "};
    const Explored first(level);
    CHECK_EQ(first.walk->reason(), "Not taken: bell, 2 east. _ travels there.");
    CHECK(first.walk->stop() == Walk::Stop::not_taken);
    level.known.told_not_taken();
    const Explored second(level);
    CHECK(second.walk->steps() > 8);
    CHECK(second.walk->stop() == Walk::Stop::none);
}

TEST("a part of a level is explored before another, even if that is nearer") {
    PaperLevel level{"############", "#A....@A...#", "############"};
    level.part_columns = 7;
    CHECK_EQ(walked(level, Walk::exploring()), "############\n#******@...#\n############\n");
}

TEST("begun ground of another part comes before a way of over 16 steps that is 4 times as long") {
    const std::string wall(30, '#');
    const auto steps = [&](std::string_view middle) {
        PaperLevel level{wall, middle, wall};
        level.part_columns = 20;
        return route_to_explore({level.kind, level, level.known}).size();
    };
    CHECK_EQ(steps("#A................@.....      "), 17U);
    CHECK_EQ(steps("#A................@....       "), 4U);
    CHECK_EQ(steps("#.A...............@....       "), 16U);
}

TEST("what stays unknown to those who stand beside it ends the walk") {
    PaperLevel level{"######", "#@..  ", "######"};
    CHECK_EQ(walked(level, Walk::exploring()), "######\n#**@  \n######\n");
    level.show({1, 1}, 'A');
    CHECK_EQ(Explored(level).walk->steps(), 4U);  // There, and back.
}

// Explores so often. Returns whether nothing is left by then, or somebody is in sight.
bool explores(const GameKind& kind, std::uint64_t seed, int presses) {
    constexpr std::size_t kMost = 1000;
    const auto game = kind.start(seed);
    KnownMap known;
    known.learn(*game);
    for (int i = 0; i < presses; ++i) {
        const auto walk = Walk::exploring();
        for (auto step = walk->next({kind, *game, known}); step && !game->ending();
             step = walk->next({kind, *game, known})) {
            game->press(*step);
            known.learn(*game);
            CHECK(walk->steps() < kMost);
        }
        if (walk->reason().starts_with("Nothing left")) {
            return true;
        }
    }
    return !known.creatures().empty();
}

TEST("the first level of the first game is explored by 9 keys, unless creatures are met") {
    int explored = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        explored += explores(*games().front(), seed, 9) ? 1 : 0;
    }
    CHECK_EQ(explored, 30);
}

TEST("exploring ends in every game") {
    for (const GameKind* kind : games()) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            explores(*kind, seed, 40);
        }
    }
}

}  // namespace
}  // namespace rogue::test
