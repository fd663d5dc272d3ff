#include "world/rules/brands.hpp"

#include <algorithm>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_tiles.hpp"
#include "world/rules/tile_generator.hpp"

namespace rogue::test {
namespace {

using world::Brand;

TEST("each circle has a brand in each quarter, at three times its distance") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (int circle = 1; circle <= 12; ++circle) {
            for (int quarter = 0; quarter < 4; ++quarter) {
                const Brand brand{quarter, circle};
                const Point tile = world::tile_of(brand, seed);
                CHECK_EQ(world::distance_of(tile), 3 * circle);
                CHECK(world::brand_in(tile, seed) == brand);
            }
        }
    }
}

TEST("no other tile has a brand") {
    int brands = 0;
    for (int i = 0; i < 25 * 25; ++i) {
        const Point tile{i % 25 - 12, i / 25 - 12};
        brands += world::brand_in(tile, 42).has_value() ? 1 : 0;
    }
    int expected = 0;
    for (int circle = 1; circle <= 6; ++circle) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            const Point tile = world::tile_of({quarter, circle}, 42);
            expected += std::max(std::abs(tile.x), std::abs(tile.y)) <= 12 ? 1 : 0;
        }
    }
    CHECK_EQ(brands, expected);
}

// Who stands in the chamber of that brand's tile, as in `troll, 2 wraiths`.
std::string guards_of(Brand brand, std::uint64_t seed) {
    const auto made = world::make_tile(seed, world::Doors(seed), world::tile_of(brand, seed));
    Point middle;
    for (const world::Thing& thing : made.tile.things) {
        if (std::holds_alternative<Brand>(thing.what)) {
            middle = thing.position;
        }
    }
    std::string first;
    int wraiths = 0;
    for (const world::Monster& monster : made.monsters) {
        const Point away = monster.position - middle;
        if (std::abs(away.x) <= 2 && std::abs(away.y) <= 2) {
            wraiths += first.empty() ? 0 : 1;
            CHECK(first.empty() || monster.kind->name == "wraith");
            first = first.empty() ? std::string(monster.kind->name) : first;
        }
    }
    return text(first, ", ", wraiths, " wraiths");
}

TEST("the farther a brand, the stronger its guards") {
    constexpr auto kGuards = std::to_array<std::string_view>(
        {"orc, 0 wraiths", "troll, 0 wraiths", "dread knight, 0 wraiths", "dread knight, 1 wraiths",
         "dread knight, 2 wraiths", "dread knight, 3 wraiths", "dread knight, 4 wraiths",
         "dread knight, 5 wraiths", "dread knight, 6 wraiths", "dread knight, 7 wraiths",
         "dread knight, 8 wraiths", "dread knight, 8 wraiths"});
    for (std::size_t i = 0; i < kGuards.size(); ++i) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            CHECK_EQ(guards_of({quarter, static_cast<int>(i) + 1}, 7), kGuards[i]);
        }
    }
}

TEST("the tile of a brand of the fourth circle looks so") {
    const Point tile = world::tile_of({0, 4}, 42);
    CHECK_EQ(tile_text(world::make_tile(42, world::Doors(42), tile)),
             "##########'#####################\n"
             "#..............................#\n"
             "#..............................#\n"
             "#..............................'\n"
             "#..............................#\n"
             "#...........#..................#\n"
             "#..............................#\n"
             "#....................#.........#\n"
             "#..............................#\n"
             "#....#.........................#\n"
             "#..............#...........#...#\n"
             "#......#..........#.......#....#\n"
             "#............#...#......#..#...#\n"
             "#..............................#\n"
             "#......................#.......#\n"
             "#..............#...............#\n"
             "#..............................#\n"
             "#..............................#\n"
             "#..........###=###......#......#\n"
             "#..........#.....#.............#\n"
             "#..........#.....#.............#\n"
             "#..........#.....#..#.#........#\n"
             "+..........#.....#.............#\n"
             "#..........#.....#.............#\n"
             "#..#.......#######.........#...#\n"
             "#..........................#...#\n"
             "#..............................#\n"
             "#...#................#.........#\n"
             "#........#.....................#\n"
             "#..............................#\n"
             "#..............................#\n"
             "###########################+####\n"
             "-68 -271 key 0 0\n"
             "-77 -260 wand 12 3\n"
             "-71 -274 potion 15 0\n"
             "-83 -259 potion 14 0\n"
             "-82 -267 brand 0 4\n"
             "-81 -269 wand 12 3\n"
             "-81 -263 rat\n"
             "-79 -278 rat\n"
             "-91 -272 rat\n"
             "-84 -266 dread knight\n"
             "-80 -267 wraith\n");
}

}  // namespace
}  // namespace rogue::test
