#include "rogue/world/rules/published_random.hpp"

#include <fstream>
#include <sstream>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using world::PublishedRandom;

// The data was made by .NET's own generator.
const std::string kData = ROGUE_SOURCE_DIR "/tests/world/data/random.txt";

// Checks the numbers that stand in the rest of the line.
template <typename Draw>
void check_numbers(std::istringstream& numbers, Draw draw) {
    for (std::int64_t expected = 0; numbers >> expected;) {
        CHECK_EQ(std::int64_t{draw()}, expected);
    }
}

TEST("the generator draws the numbers of the published code") {
    std::ifstream file(kData);
    std::int32_t seed = 0;
    int seeds = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string word;
        fields >> word;
        const check::Context context(line.substr(0, 20));
        PublishedRandom random(seed);
        if (word == "random") {
            fields >> seed;
            ++seeds;
        } else if (word == "next") {
            check_numbers(fields, [&] { return random.sample(); });
        } else if (word == "1-30") {
            check_numbers(fields, [&] { return random.door_place(); });
        } else if (word == "100") {
            check_numbers(fields, [&] { return random.percent(); });
        } else {
            CHECK_EQ(word, "wide");
            check_numbers(fields, [&] { return random.any(); });
        }
    }
    CHECK_EQ(seeds, 28);
}

}  // namespace
}  // namespace rogue::test
