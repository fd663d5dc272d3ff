#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// Where the first monster of the level stands at the start and after each key.
std::string course(const Played& played) {
    std::string result;
    for (const MapShown& map : played.maps) {
        result += coordinates(map.level.monsters.at(0).position) + " ";
    }
    return result;
}

TEST("a monster behind a wall does not act") {
    constexpr std::string_view kCells = R"(
        #######
        #@.#g.#
        #..#..#
        #.....#
        #######
    )";
    const Played played = play({.level = with_turns_to_pass(level_from(kCells), 2), .keys = "gg"});
    CHECK_EQ(course(played), "4,1 4,1 4,1 ");
}

TEST("a monster more than eight tiles away does not act, one at eight does") {
    const Played far =
        play({.level = with_turns_to_pass(level_from("#@........g#"), 2), .keys = "gg"});
    CHECK_EQ(course(far), "10,0 10,0 10,0 ");
    const Played near =
        play({.level = with_turns_to_pass(level_from("#@.......g.#"), 2), .keys = "gg"});
    CHECK_EQ(course(near), "9,0 8,0 7,0 ");
}

// The sight before the player's step counts.

TEST("a monster that comes in sight by the player's step acts a turn later") {
    const Played played = play({.level = level_from("#.@........g#"), .keys = "RLR"});
    // The goblin at 11 can't be seen from column 2, but from column 3.
    CHECK_EQ(course(played), "11,0 11,0 10,0 9,0 ");
}

TEST("a monster that goes out of sight by the player's step still acts") {
    const Played played = play({.level = level_from("#..@.......g#"), .keys = "LL"});
    CHECK_EQ(course(played), "11,0 10,0 9,0 ");
}

TEST("a monster that steps behind a pillar waits there until it is seen again") {
    DungeonLevel level = open_level();
    level.spawn = {9, 8};
    level.at({11, 9}).terrain = Terrain::wall;
    level.monsters.emplace_back(kind("goblin"), Point{16, 10});
    const Played played = play({.level = with_turns_to_pass(level, 3), .keys = "gggUU"});
    CHECK_EQ(course(played), "16,10 15,10 15,10 15,10 15,10 14,10 ");
}

TEST("on a level entered for the first time nobody acts yet") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const check::Context context(text("seed ", seed));
        const Played played = play({.level = level_from("#@>#"), .keys = "R>", .seed = seed});
        const DungeonLevel& entered = played.maps.back().level;
        CHECK_EQ(played.maps.back().depth, 2);
        const DungeonLevel made = generate_level(seed, 2, BossAllowed::yes);
        CHECK_EQ(entered.monsters.size(), made.monsters.size());
        for (std::size_t i = 0; i < made.monsters.size(); ++i) {
            CHECK_EQ(coordinates(entered.monsters[i].position),
                     coordinates(made.monsters[i].position));
        }
        CHECK_EQ(played.player.hp, 30);
    }
}

TEST("on a level entered again the monsters act that were in sight when it was left") {
    constexpr std::string_view kBefore = R"(
        #############
        #@>.....#...#
        #.......#.r.#
        #.....o.....#
        #############
    )";
    constexpr std::string_view kAfter = R"(
        #############
        #.@.....#...#
        #.......#.r.#
        #...o.......#
        #############
    )";
    // The orc steps when the player steps on the stairs, does not step when the player takes them,
    // and steps again when the player is back, because it was in sight before. The rat was not in
    // sight.
    const Played played = play({.level = level_from(kBefore), .keys = "R><"});
    CHECK_EQ(played.maps.back().depth, 1);
    CHECK_EQ(drawing_of(played.level, played.player.position, kAfter), tidy(kAfter));
}

TEST("a monster that waits at the stairs strikes the player who comes back") {
    const Played played =
        play({.level = level_from("#@>..o#"), .keys = "R><", .player = wielding(kDagger)});
    CHECK_EQ(coordinates(played.level.monsters.at(0).position), "3,0");
    CHECK_EQ(played.player.hp, 30);
    const Played longer = play({.level = level_from("#@>..o#"), .keys = "R><><"});
    CHECK(longer.player.hp < 30);
    CHECK_EQ(longer.trace, "map R map > map < map > map < map end");
}

}  // namespace
}  // namespace rogue::test
