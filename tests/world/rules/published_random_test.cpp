#include "world/rules/doors.hpp"

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

// .NET's Next(int.MinValue, int.MaxValue), which goes through doubles.
std::int32_t any_by_doubles(PublishedRandom& random) {
    constexpr double kMost = 2147483647;
    double number = random.sample();
    if (random.sample() % 2 == 0) {
        number = -number;
    }
    const double part = (number + (kMost - 1)) / (2 * kMost - 1);
    return static_cast<std::int32_t>(static_cast<std::int64_t>(part * (2 * kMost + 1)) -
                                     2147483648);
}

TEST("any number is the published one, also where doubles round another way") {
    const struct {
        std::int32_t seed;
        int before;  // That many numbers are drawn before the one on the edge.
    } kEdges[] = {{1773371, 890}, {1818112, 202}, {2762198, 4}, {5827617, 55}};
    for (const auto& [seed, before] : kEdges) {
        const check::Context context(std::to_string(seed));
        PublishedRandom random(seed);
        PublishedRandom again(seed);
        for (int i = 0; i <= before; ++i) {
            CHECK_EQ(random.any(), any_by_doubles(again));
        }
    }
}

}  // namespace
}  // namespace rogue::test
