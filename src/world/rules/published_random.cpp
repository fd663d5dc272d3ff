#include "rogue/world/rules/published_random.hpp"

#include <limits>

namespace rogue::world {
namespace {

constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kLast = 55;

constexpr std::int32_t difference(std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) - static_cast<std::uint32_t>(b));
}

constexpr std::int32_t not_negative(std::int32_t number) {
    return number < 0 ? number + kMost : number;
}

constexpr std::int32_t size_of(std::int32_t seed) {
    if (seed == std::numeric_limits<std::int32_t>::min()) {
        return kMost;
    }
    return seed < 0 ? -seed : seed;
}

}  // namespace

PublishedRandom::PublishedRandom(std::int32_t seed) {
    constexpr std::int32_t kGolden = 161803398;
    std::int32_t earlier = difference(kGolden, size_of(seed));
    std::int32_t number = 1;
    state_[kLast] = earlier;
    for (std::size_t i = 1, at = 0; i < kLast; ++i) {
        at = (at + 21) % kLast;
        state_[at] = number;
        number = not_negative(difference(earlier, number));
        earlier = state_[at];
    }
    for (int round = 0; round < 4; ++round) {
        for (std::size_t i = 1; i <= kLast; ++i) {
            state_[i] = not_negative(difference(state_[i], state_[1 + (i + 30) % kLast]));
        }
    }
}

std::int32_t PublishedRandom::sample() {
    at_ = at_ % kLast + 1;
    behind_ = behind_ % kLast + 1;
    std::int32_t number = difference(state_[at_], state_[behind_]);
    if (number == kMost) {
        --number;
    }
    return state_[at_] = not_negative(number);
}

int PublishedRandom::scaled(int range) {
    return static_cast<int>(std::int64_t{sample()} * range / kMost);
}

// The published code goes through doubles. The two corrections are where these round.
std::int32_t PublishedRandom::any() {
    std::int64_t number = sample();
    if (sample() % 2 == 0) {
        number = -number;
    }
    const int corrections = (number >= -170 ? 1 : 0) + (number >= 2147483306 ? 1 : 0);
    return static_cast<std::int32_t>(number - 2 + corrections);
}

}  // namespace rogue::world
