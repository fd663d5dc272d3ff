#include <fstream>
#include <sstream>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/world_picture.hpp"
#include "tests/support/world_tiles.hpp"

namespace rogue::test {
namespace {

// The data was made by two other programs.
const std::string kTiles = ROGUE_SOURCE_DIR "/tests/world/data/tiles.txt";

TEST("each tile has the ground, the things and the monsters of the recorded one") {
    std::ifstream file(kTiles);
    std::uint64_t seed = 0;
    int tiles = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        if (line.starts_with("world")) {
            std::string word;
            fields >> word >> seed;
            continue;
        }
        Point place;
        std::string expected;
        fields >> place.x >> place.y >> expected;
        const check::Context context(concat("seed ", seed, ", ", line));
        CHECK_EQ(hex(fnv1a(tile_text(world::make_tile(seed, world::Doors(seed), place)))),
                 expected);
        ++tiles;
    }
    CHECK_EQ(tiles, 16 * (121 + 5));
}

TEST("of two regions of one size a tile keeps that whose first cell comes first") {
    const auto tile = world::make_tile(39, world::Doors(39), {-2, -1});
    CHECK_EQ(hex(fnv1a(tile_text(tile))), "0762d82d412d70a7");
}

TEST("monsters that the player leaves behind are there again, in the order of their making") {
    constexpr std::size_t kMade = 4;
    world::World start(1);
    enter_tile(start, {1, 0});
    start.monsters.clear();
    start.monsters_made = 0;
    for (const int x : {40, 5, 70, 41}) {
        start.monsters.push_back(monster_of('r', {x, 5}, false));
        start.monsters.back().number = start.monsters_made++;
    }
    const auto nearby = [&](Point tile) {
        enter_tile(start, tile);
        std::string places;
        for (const world::Monster& monster : start.monsters) {
            places += monster.number < kMade ? concat(monster.position.x, " ") : "";
        }
        return places;
    };
    CHECK_EQ(nearby({}), "40 5 41 ");
    CHECK_EQ(nearby({9, 0}), "");
    CHECK_EQ(nearby({1, 0}), "40 5 70 41 ");
    CHECK_EQ(nearby({2, 0}), "40 70 41 ");
}

}  // namespace
}  // namespace rogue::test
