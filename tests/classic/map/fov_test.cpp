#include "rogue/classic/map/dungeon_level.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// In these pictures `-` is a tile that is not in sight.
std::string seen_from(DungeonLevel level, Point eye, std::string_view like) {
    compute_fov(level, eye);
    return sight_of(level, eye, like);
}

constexpr Point kMiddle{9, 8};

TEST("in the open the sight is a disc of radius 8") {
    constexpr std::string_view kSight = R"(
        ------.......------
        ----...........----
        ---.............---
        --...............--
        --...............--
        -.................-
        -.................-
        -.................-
        -........@........-
        -.................-
        -.................-
        -.................-
        --...............--
        --...............--
        ---.............---
        ----...........----
        ------.......------
        -------------------
    )";
    CHECK_EQ(seen_from(open_level(), kMiddle, kSight), tidy(kSight));
}

TEST("pillars on the axes hide what is behind them") {
    constexpr std::string_view kSight = R"(
        ------...-...------
        ----.....-.....----
        ---......-......---
        --.......-.......--
        --.......-.......--
        -........#........-
        -.................-
        -.................-
        ------#..@..#------
        -.................-
        -.................-
        -........#........-
        --.......-.......--
        --.......-.......--
        ---......-......---
        ----.....-.....----
        ------...-...------
        -------------------
    )";
    DungeonLevel level = open_level();
    for (const Point pillar : {Point{3, 0}, Point{-3, 0}, Point{0, 3}, Point{0, -3}}) {
        level.at(kMiddle + pillar).terrain = Terrain::wall;
    }
    CHECK_EQ(seen_from(level, kMiddle, kSight), tidy(kSight));
}

constexpr std::array<Point, 8> kOctants{
    {{2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}, {1, 2}, {2, 1}}};

TEST("a pillar in each of the eight octants leaves a star of sight") {
    constexpr std::string_view kSight = R"(
        -------.....-------
        -------.....-------
        ---..---...---..---
        ---..---...---..---
        -----..-...-..-----
        -----..-...-..-----
        -..----.#.#.----..-
        -......#...#......-
        -........@........-
        -......#...#......-
        -..----.#.#.----..-
        -----..-...-..-----
        -----..-...-..-----
        ---..---...---..---
        ---..---...---..---
        -------.....-------
        -------.....-------
        -------------------
    )";
    DungeonLevel level = open_level();
    for (const Point pillar : kOctants) {
        level.at(kMiddle + pillar).terrain = Terrain::wall;
    }
    CHECK_EQ(seen_from(level, kMiddle, kSight), tidy(kSight));
}

TEST("a pillar hides its own octant and no other") {
    for (const Point pillar : kOctants) {
        const check::Context context("pillar " + coordinates(pillar));
        DungeonLevel level = open_level();
        level.at(kMiddle + pillar).terrain = Terrain::wall;
        compute_fov(level, kMiddle);
        for (const Point other : kOctants) {
            const check::Context towards("towards " + coordinates(other));
            const Point twice = other + other;
            CHECK(level.visible(kMiddle + other));
            CHECK_EQ(level.visible(kMiddle + twice), other != pillar);
            CHECK_EQ(level.visible(kMiddle + twice + other), other != pillar);
        }
    }
}

TEST("through a door across the room a widening beam is seen") {
    constexpr std::string_view kLevel = R"(
        #################
        #.......#.......#
        #.......#.......#
        #...@...........#
        #.......#.......#
        #.......#.......#
        #################
    )";
    constexpr std::string_view kSight = R"(
        #########--------
        #.......#--------
        #.......#....----
        #...@........----
        #.......#....----
        #.......#--------
        #########--------
    )";
    const DungeonLevel level = level_from(kLevel);
    CHECK_EQ(seen_from(level, level.spawn, kSight), tidy(kSight));
}

TEST("from the threshold of a door nearly all of the next room is seen") {
    constexpr std::string_view kLevel = R"(
        #################
        #.......#.......#
        #.......#.......#
        #......@........#
        #.......#.......#
        #.......#.......#
        #################
    )";
    constexpr std::string_view kSight = R"(
        #########---####-
        #.......#-......-
        #.......#.......-
        #......@........-
        #.......#.......-
        #.......#-......-
        #########---####-
    )";
    const DungeonLevel level = level_from(kLevel);
    CHECK_EQ(seen_from(level, level.spawn, kSight), tidy(kSight));
}

TEST("along a corridor the openings of others are in sight, but not what is inside") {
    constexpr std::string_view kLevel = R"(
        ####################
        #####.##############
        #####.##############
        #@................##
        #####.########.#####
        #####.########.#####
        ####################
    )";
    constexpr std::string_view kSight = R"(
        --------------------
        --------------------
        #####.##-#----------
        #@........----------
        #####.##-#----------
        --------------------
        --------------------
    )";
    const DungeonLevel level = level_from(kLevel);
    CHECK_EQ(seen_from(level, level.spawn, kSight), tidy(kSight));
}

TEST("the sight ends at the edge of the level and does not come back in on the other side") {
    constexpr std::string_view kSight = R"(
        @........-
        .........-
        .........-
        .........-
        ........--
        ........--
        .......---
        ......----
        ....------
        ----------
    )";
    DungeonLevel level = open_level();
    CHECK_EQ(seen_from(level, {0, 0}, kSight), tidy(kSight));
    for (const Point corner : {Point{0, 0}, Point{29, 0}, Point{0, 17}, Point{29, 17}}) {
        const check::Context context("from " + coordinates(corner));
        compute_fov(level, corner);
        for (int y = 0; y < DungeonLevel::kHeight; ++y) {
            for (int x = 0; x < DungeonLevel::kWidth; ++x) {
                const bool far = std::max(std::abs(x - corner.x), std::abs(y - corner.y)) > 8;
                CHECK(!(far && level.visible({x, y})));
            }
        }
        CHECK(level.visible(corner));
    }
}

TEST("between walls on all sides only the walls are in sight") {
    constexpr std::string_view kLevel = R"(
        .......
        .#####.
        .##@##.
        .#####.
        .......
    )";
    constexpr std::string_view kSight = R"(
        -------
        --###--
        --#@#--
        --###--
        -------
    )";
    const DungeonLevel level = level_from(kLevel);
    CHECK_EQ(seen_from(level, level.spawn, kSight), tidy(kSight));
}

TEST("stairs and fountains do not stop the sight") {
    constexpr std::string_view kLevel = R"(
        ########
        #@{><..#
        ########
    )";
    DungeonLevel level = level_from(kLevel);
    compute_fov(level, {1, 1});
    for (int x = 1; x <= 7; ++x) {
        CHECK(level.visible({x, 1}));
    }
}

TEST("sight that was cleared comes back from the same tile") {
    constexpr std::string_view kLevel = R"(
        ####
        #@.#
        ####
    )";
    DungeonLevel level = level_from(kLevel);
    compute_fov(level, {1, 1});
    level.clear_visibility();
    compute_fov(level, {1, 1});
    CHECK(level.visible({2, 1}));
}

TEST("a tile that is no longer in sight stays explored") {
    constexpr std::string_view kLevel = R"(
        ############
        #.........@#
        #.##########
        #.##########
        ############
    )";
    DungeonLevel level = level_from(kLevel);
    compute_fov(level, {1, 3});
    CHECK(level.visible({1, 2}));
    CHECK(!level.at({10, 1}).explored);
    compute_fov(level, {10, 1});
    CHECK(!level.visible({1, 2}));
    CHECK(level.at({1, 2}).explored);
    CHECK(level.visible({10, 1}));
    CHECK(level.at({10, 1}).explored);
}

TEST("monsters and items do not stop the sight") {
    constexpr std::string_view kLevel = R"(
        #######
        #@T!L.#
        #######
    )";
    DungeonLevel level = level_from(kLevel);
    compute_fov(level, level.spawn);
    CHECK(level.visible({5, 1}));
    CHECK(level.visible({6, 1}));
}

}  // namespace
}  // namespace rogue::test
