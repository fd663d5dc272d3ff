#include "rogue/base/rng.hpp"

#include <array>
#include <cmath>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"

namespace rogue::test {
namespace {

constexpr std::uint64_t kLargestSeed = 0xFFFFFFFFFFFFFFFF;

struct FirstDraws {
    std::uint64_t seed;
    std::uint64_t stream;
    std::array<int, 6> below_thousand;
};

// Computed with another implementation of the 64-bit Mersenne Twister, in another language.
constexpr auto kKnown = std::to_array<FirstDraws>({
    {0, 0, {482, 97, 479, 447, 63, 277}},
    {1, 0, {557, 684, 76, 125, 828, 712}},
    {1, 1, {850, 317, 637, 408, 207, 290}},
    {1, 2, {109, 318, 899, 695, 810, 78}},
    {42, 0, {845, 761, 111, 342, 681, 649}},
    {kLargestSeed, 0, {259, 168, 508, 187, 43, 398}},
    {kLargestSeed, 40, {999, 821, 915, 769, 529, 132}},
    {1234567890, 7, {223, 64, 974, 381, 903, 210}},
});

TEST("the first numbers of some streams are known") {
    for (const FirstDraws& known : kKnown) {
        const check::Context context(concat("seed ", known.seed, ", stream ", known.stream));
        Rng rng(known.seed, known.stream);
        for (const int expected : known.below_thousand) {
            CHECK_EQ(rng.below(1000), expected);
        }
    }
}

TEST("an unfair product is thrown away and drawn again") {
    // With this number, every third of the 2^32 products is unfair. The eighth result is the ninth
    // draw.
    constexpr int kNumber = 1431655766;
    Rng rng(1, 0);
    for (const int expected : {797524340, 979272507, 179734931, 1185631561, 1020656852, 1348613891,
                               202607134, 278088185}) {
        CHECK_EQ(rng.below(kNumber), expected);
    }
}

TEST("the largest number possible can be asked for") {
    Rng rng(1, 0);
    for (const int expected : {1196286509, 1468908760, 163215941, 269602396}) {
        CHECK_EQ(rng.below(2147483647), expected);
    }
}

TEST("below(1) is 0 and still draws a number") {
    Rng rng(1, 0);
    for (int i = 0; i < 3; ++i) {
        CHECK_EQ(rng.below(1), 0);
    }
    CHECK_EQ(rng.below(1000), 125);  // The fourth draw of the stream.
}

TEST("long streams are those worked out from the definition") {
    for (const std::uint64_t seed : {std::uint64_t{7}, std::uint64_t{99991}, kLargestSeed}) {
        for (std::uint64_t stream = 0; stream < 4; ++stream) {
            const check::Context context(concat("seed ", seed, ", stream ", stream));
            Rng rng(seed, stream);
            Draws draws(seed, stream);
            for (int i = 1; i < 2000; ++i) {
                const int number = i % 2 == 0 ? i : 2147483647 - i * 1000000;
                CHECK_EQ(rng.below(number), draws.below(number));
            }
        }
    }
}

TEST("between(a, b) gives a to b - 1, by the draws of below(b - a)") {
    Rng rng(5, 3);
    Draws draws(5, 3);
    for (int i = 0; i < 1000; ++i) {
        CHECK_EQ(rng.between(-1, 2), draws.below(3) - 1);
        CHECK_EQ(rng.between(4, 10), draws.below(6) + 4);
        CHECK_EQ(rng.between(1, 2), draws.below(1) + 1);
    }
}

TEST("every number comes equally often") {
    constexpr int kDraws = 60000;
    for (const int n : {2, 3, 6, 100}) {
        const check::Context context(concat("n = ", n));
        Rng rng(2026, 0);
        std::vector<int> counts(static_cast<std::size_t>(n));
        for (int i = 0; i < kDraws; ++i) {
            ++counts.at(static_cast<std::size_t>(rng.below(n)));
        }
        double chi_square = 0;
        for (const int count : counts) {
            const double expected = static_cast<double>(kDraws) / n;
            chi_square += (count - expected) * (count - expected) / expected;
        }
        // Its mean is n - 1, its standard deviation sqrt(2 (n - 1)).
        CHECK(chi_square < (n - 1) + 6 * std::sqrt(2.0 * (n - 1)));
    }
}

TEST("seeds and streams that differ by one have nothing in common") {
    Rng one(1, 0);
    Rng next_seed(2, 0);
    Rng next_stream(1, 1);
    int same = 0;
    for (int i = 0; i < 1000; ++i) {
        const int drawn = one.below(1000000);
        same += (drawn == next_seed.below(1000000)) + (drawn == next_stream.below(1000000));
    }
    CHECK(same < 5);
}

}  // namespace
}  // namespace rogue::test
