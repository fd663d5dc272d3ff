#include "world/rules/doors.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <tuple>

namespace rogue::world {
namespace {

constexpr std::int32_t kLargest = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kLastState = 55;

constexpr std::int32_t difference(std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) - static_cast<std::uint32_t>(b));
}

constexpr std::int32_t not_negative(std::int32_t number) {
    return number < 0 ? number + kLargest : number;
}

std::int32_t size_of(std::int32_t seed) {
    return seed == std::numeric_limits<std::int32_t>::min() ? kLargest : std::abs(seed);
}

// Orders chunks ring by ring around the hearth's, and each ring by columns.
bool comes_before(Point a, Point b) {
    const auto rank = [](Point chunk) {
        return std::tuple(std::max(std::abs(chunk.x), std::abs(chunk.y)), chunk.x, chunk.y);
    };
    return rank(a) < rank(b);
}

}  // namespace

PublishedRandom::PublishedRandom(std::int32_t seed) {
    constexpr std::int32_t kGolden = 161803398;
    std::int32_t earlier = difference(kGolden, size_of(seed));
    std::int32_t number = 1;
    state_[kLastState] = earlier;
    for (std::size_t i = 1, at = 0; i < kLastState; ++i) {
        at = (at + 21) % kLastState;
        state_[at] = number;
        number = not_negative(difference(earlier, number));
        earlier = state_[at];
    }
    for (int round = 0; round < 4; ++round) {
        for (std::size_t i = 1; i <= kLastState; ++i) {
            state_[i] = not_negative(difference(state_[i], state_[1 + (i + 30) % kLastState]));
        }
    }
}

std::int32_t PublishedRandom::sample() {
    at_ = at_ % kLastState + 1;
    behind_ = behind_ % kLastState + 1;
    std::int32_t number = difference(state_[at_], state_[behind_]);
    if (number == kLargest) {
        --number;
    }
    return state_[at_] = not_negative(number);
}

int PublishedRandom::scaled(int range) {
    return static_cast<int>(std::int64_t{sample()} * range / kLargest);
}

// The published code goes through doubles. The two corrections are where those round.
std::int32_t PublishedRandom::any() {
    std::int64_t number = sample();
    if (sample() % 2 == 0) {
        number = -number;
    }
    const int corrections = (number >= -170 ? 1 : 0) + (number >= 2147483306 ? 1 : 0);
    return static_cast<std::int32_t>(number - 2 + corrections);
}

Doors::Doors(std::uint64_t run_seed) {
    PublishedRandom random(static_cast<std::int32_t>(static_cast<std::uint32_t>(run_seed)));
    x_seed_ = static_cast<std::uint32_t>(random.any());
    y_seed_ = static_cast<std::uint32_t>(random.any());
}

std::int32_t Doors::seed_of(Point chunk) const {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(chunk.x) * x_seed_ +
                                     static_cast<std::uint32_t>(chunk.y) * y_seed_);
}

ChunkDoors Doors::drawn_by(Point chunk) const {
    constexpr int kLastOpen = 74;
    ChunkDoors doors{};
    PublishedRandom random(seed_of(chunk));
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        if (!comes_before(chunk + offset(kClockwise[side]), chunk)) {
            doors[side].place = random.door_place();
        }
    }
    if (chunk != Point{}) {
        for (const std::size_t side : {0U, 2U, 1U, 3U}) {  // The top, the bottom, right, left.
            doors[side].locked = random.percent() > kLastOpen;
        }
    }
    return doors;
}

ChunkDoors Doors::of(Point chunk) const {
    ChunkDoors doors = drawn_by(chunk);
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        const Point neighbour = chunk + offset(kClockwise[side]);
        if (comes_before(neighbour, chunk)) {
            doors[side] = drawn_by(neighbour)[opposite(side)];
        }
    }
    return doors;
}

}  // namespace rogue::world
