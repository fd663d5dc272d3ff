#include "world/rules/doors.hpp"

#include <fstream>
#include <sstream>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

using world::ChunkDoors;
using world::Doors;

// The data was made by the published code.
const std::string kFolder = ROGUE_SOURCE_DIR "/tests/world/data/";

std::uint64_t as_run_seed(std::int64_t seed) {
    return static_cast<std::uint32_t>(seed);
}

// The places in the order of the sides, and the locks in that in which they are drawn.
std::string numbers_of(const ChunkDoors& places, const ChunkDoors& locks) {
    std::string line;
    for (const world::Door& door : places) {
        line += concat(door.place, " ");
    }
    for (const std::size_t side : {0U, 2U, 1U, 3U}) {
        line += locks[side].locked ? '1' : '0';
    }
    return line;
}

TEST("the doors of each chunk are where the published code has them") {
    std::ifstream file(kFolder + "rings.txt");
    Doors doors(0);
    int chunks = 0;
    for (std::string line; std::getline(file, line);) {
        const check::Context context(line);
        std::istringstream fields(line);
        if (line.starts_with("world")) {
            std::string word;
            std::int64_t seed = 0;
            std::int32_t x_seed = 0;
            std::int32_t y_seed = 0;
            fields >> word >> seed >> x_seed >> y_seed;
            doors = Doors(as_run_seed(seed));
            CHECK_EQ(doors.seed_of({1, 0}), x_seed);
            CHECK_EQ(doors.seed_of({0, 1}), y_seed);
            continue;
        }
        Point chunk;
        fields >> chunk.x >> chunk.y >> std::ws;
        std::string rest;
        std::getline(fields, rest);
        CHECK_EQ(numbers_of(doors.of(chunk), doors.drawn_by(chunk)), rest);
        ++chunks;
    }
    CHECK_EQ(chunks, 20 * 169);
}

TEST("a chunk's seed wraps, and all its numbers come from it") {
    std::ifstream file(kFolder + "lone-chunks.txt");
    int chunks = 0;
    for (std::string line; std::getline(file, line); ++chunks) {
        const check::Context context(line);
        std::istringstream fields(line);
        std::int64_t seed = 0;
        std::int32_t chunk_seed = 0;
        Point chunk;
        fields >> seed >> chunk_seed >> chunk.x >> chunk.y >> std::ws;
        CHECK_EQ(Doors(as_run_seed(seed)).seed_of(chunk), chunk_seed);
        world::PublishedRandom random(chunk_seed);
        ChunkDoors drawn{};
        for (world::Door& door : drawn) {
            door.place = random.door_place();
        }
        for (const std::size_t side : {0U, 2U, 1U, 3U}) {
            drawn[side].locked = chunk != Point{} && random.percent() > 74;
        }
        std::string rest;
        std::getline(fields, rest);
        CHECK_EQ(numbers_of(drawn, drawn), rest);
    }
    CHECK_EQ(chunks, 20 * 14);
}

TEST("only the lower half of the run's seed makes doors") {
    const Doors low(42);
    const Doors high(42 + (std::uint64_t{7} << 32));
    CHECK_EQ(low.seed_of({3, -5}), high.seed_of({3, -5}));
}

TEST("two neighbours agree about the door between them") {
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{42}, ~std::uint64_t{0}}) {
        const Doors doors(seed);
        for (const Point corner : {Point{-6, -6}, {1'000'000, -1'000'000}, {-33'554'431, 40}}) {
            for (int i = 0; i < 144; ++i) {
                const Point chunk = corner + Point{i % 12, i / 12};
                const check::Context context(coordinates(chunk));
                for (std::size_t side = 0; side < kClockwise.size(); ++side) {
                    const Point neighbour = chunk + offset(kClockwise[side]);
                    const world::Door here = doors.of(chunk)[side];
                    const world::Door there = doors.of(neighbour)[world::opposite(side)];
                    CHECK_EQ(here.place, there.place);
                    CHECK_EQ(here.locked, there.locked);
                }
            }
        }
    }
}

TEST("the doors of the hearth's chunk are the same in every world, and never locked") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const ChunkDoors doors = Doors(seed * 0x9E3779B97F4A7C15).of({});
        CHECK_EQ(numbers_of(doors, doors), "22 24 23 17 0000");
    }
}

}  // namespace
}  // namespace rogue::test
