#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_listing.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/plain_level.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("without stairs there is no way down or up") {
    const Played played = play({.level = level_from("#@..#"), .keys = "><"});
    CHECK_EQ(news(played.log), "DarkGray: No stairs down here.\nDarkGray: No stairs up here.\n");
    CHECK_EQ(played.maps.back().depth, 1);
}

TEST("stairs lead one way only") {
    const Played up = play({.level = level_from("#@<..#"), .keys = "R>"});
    CHECK_EQ(line_of(up.log.shown(2)), "DarkGray: No stairs down here.");
    const Played down = play({.level = level_from("#@>..#"), .keys = "R<"});
    CHECK_EQ(line_of(down.log.shown(2)), "DarkGray: No stairs up here.");
}

TEST("nobody leaves the dungeon, not even by stairs up on depth 1") {
    const Played played = play({.level = level_from("#@<..#"), .keys = "R<"});
    CHECK_EQ(line_of(played.log.shown(2)), "Yellow: You cannot leave the dungeon yet.");
    CHECK_EQ(played.maps.back().depth, 1);
}

TEST("the way down leads to the stairs up of the next depth, with one message") {
    const Played played = play({.level = level_from("#@>..#"), .keys = "R>", .seed = 11});
    const DungeonLevel made = generate_level(11, 2, BossAllowed::yes);
    CHECK_EQ(news(played.log),
             "Yellow: Stairs lead down here. (press >)\nYellow: You descend to depth 2.\n");
    CHECK_EQ(played.maps.back().depth, 2);
    CHECK_EQ(coordinates(played.player.position), coordinates(made.spawn));
    CHECK_EQ(played.level.at(played.player.position).terrain, Terrain::stairs_up);
}

TEST("the way up leads to the stairs down of the depth above, with one message") {
    const Played played = play({.level = level_from("#@..>..#"), .keys = "RRR><", .seed = 11});
    CHECK_EQ(news(played.log),
             "Yellow: Stairs lead down here. (press >)\n"
             "Yellow: You descend to depth 2.\n"
             "Yellow: You ascend to depth 1.\n");
    CHECK_EQ(played.maps.back().depth, 1);
    CHECK_EQ(coordinates(played.player.position), "4,0");
}

TEST("the next depth is the seed's own, whatever was done above") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const check::Context context(text("seed ", seed));
        const std::string expected = plain_level(seed, 2, true).listing;
        const Played straight = play({.level = level_from("#@>..#"), .keys = "R>", .seed = seed});
        CHECK_EQ(listing(straight.level), expected);
        const Played fought = play({.level = level_from("#@r>..#"),
                                    .keys = "RRR>",
                                    .player = wielding({.plain_name = "axe", .bonus = 9}),
                                    .seed = seed});
        CHECK_EQ(fought.outcome.tally.kills, 1);
        CHECK_EQ(listing(fought.level), expected);
    }
}

TEST("a new deepest level heals 5, up to the maximum, without a word") {
    struct Row {
        int hp, rested;
    };
    for (const auto& [hp, rested] : {Row{10, 15}, Row{25, 30}, Row{26, 30}, Row{30, 30}}) {
        const Played played =
            play({.level = level_from("#@>..#"), .keys = "R>", .player = wounded(hp), .seed = 3});
        CHECK_EQ(played.player.hp, rested);
        CHECK_EQ(played.log.size(), 3U);
    }
}

TEST("a level entered again heals nothing, nor does the way up") {
    const Played played =
        play({.level = level_from("#@>..#"), .keys = "R><><", .player = wounded(10), .seed = 3});
    std::string course;
    for (const MapShown& map : played.maps) {
        course += text(map.depth, ":", map.player.hp, " ");
    }
    CHECK_EQ(course, "1:10 1:10 2:15 1:15 2:15 1:15 ");
}

TEST("the deepest depth counts, not the last") {
    const Played played = play({.level = level_from("#@>..#"), .keys = "R><", .seed = 3});
    CHECK_EQ(played.outcome.tally.deepest, 2);
    CHECK_EQ(played.maps.back().depth, 1);
    CHECK_EQ(played.maps.back().tally.deepest, 2);
}

TEST("arriving names neither the stairs nor an item there, and no fountain acts") {
    DungeonLevel level = level_from("#@>..#");
    level.items.push_back({{2, 0}, kDagger});
    const Played played = play({.level = level, .keys = "R><", .seed = 3});
    CHECK_EQ(news(played.log),
             "Cyan: You see a dagger here. (press g)\n"
             "Yellow: Stairs lead down here. (press >)\n"
             "Yellow: You descend to depth 2.\n"
             "Yellow: You ascend to depth 1.\n");
}

TEST("a level is found as it was left: the dead, the items and what is explored") {
    constexpr std::string_view kBefore = R"(
        ###########
        #@r)>.....#
        #########.#
        #########{#
        ###########
    )";
    const Played played = play({.level = level_from(kBefore),
                                .keys = "RRRgR><",
                                .player = wielding({.plain_name = "axe", .bonus = 20}),
                                .seed = 3});
    const MapShown& left = played.maps.at(5);
    const MapShown& found = played.maps.at(7);
    CHECK_EQ(left.depth, 1);
    CHECK_EQ(found.depth, 1);
    CHECK_EQ(listing(found.level), listing(left.level));
    CHECK(found.level.monsters.empty());
    CHECK(found.level.items.empty());
    CHECK(found.level.at({1, 1}).explored);
    CHECK(!found.level.at({9, 3}).explored);
}

TEST("the level that was left is not seen from below, and nobody acts there meanwhile") {
    const Played played = play({.level = level_from("#@>...o#"), .keys = "R>..i.<", .seed = 3});
    // One step when the player walked onto the stairs, one on the return.
    CHECK_EQ(coordinates(played.level.monsters.at(0).position), "4,0");
}

}  // namespace
}  // namespace rogue::test
