#include <algorithm>
#include <sstream>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/recorded_file.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/world_chunks.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::test {
namespace {

// The data was made by two other programs.
const std::string kChunks = "tests/world/golden/chunks.txt";

// A line of the file: of the chunk at that place, the checksum.
std::string recorded_line(std::uint64_t seed, Point place) {
    const auto chunk = world::make_chunk(seed, world::Doors(seed), place);
    return concat(place.x, " ", place.y, " ", hex(fnv1a(chunk_text(chunk))), "\n");
}

TEST("each chunk has the ground, the things and the monsters of the recorded one") {
    std::istringstream recorded(contents(concat(ROGUE_SOURCE_DIR "/", kChunks)));
    std::uint64_t seed = 0;
    std::string now;
    for (std::string line; std::getline(recorded, line);) {
        std::istringstream fields(line);
        std::string word;
        Point place;
        if (line.starts_with("world")) {
            fields >> word >> seed;
            now += line + "\n";
        } else if (fields >> place.x >> place.y) {
            now += recorded_line(seed, place);
        }
    }
    CHECK_EQ(std::ranges::count(now, '\n'), 16 * (1 + 121 + 5) + 2);
    check_recorded(kChunks, now);
}

TEST("the middle of a chunk lies in it, to whichever side of the hearth the chunk is") {
    for (const Point chunk : {Point{0, 0}, Point{3, -2}, Point{-4, 5}}) {
        const Point middle = world::middle_of(chunk);
        CHECK(world::chunk_of(middle) == chunk);
        CHECK(middle - (world::middle_of(chunk + Point{1, 1}) - Point{32, 32}) == Point{});
    }
}

TEST("monsters that the player leaves behind are there again, in the order of their making") {
    constexpr std::size_t kMade = 4;
    world::World start(1);
    enter_chunk(start, {1, 0});
    start.monsters.clear();
    start.monsters_made = 0;
    for (const int x : {40, 5, 70, 41}) {
        start.monsters.push_back(monster_of('r', {x, 5}, false));
        start.monsters.back().number = start.monsters_made++;
    }
    const auto nearby = [&](Point chunk) {
        enter_chunk(start, chunk);
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
