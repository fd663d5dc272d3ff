#pragma once

#include <cstdint>
#include <random>

namespace rogue {

/// One of a run's streams of random numbers. Seed and stream number decide every draw, on every
/// platform. Stream 0 is for what happens in play, and stream d generates the level of depth d, so
/// one seed is one dungeon, whatever the player does in it.
class Rng {
public:
    Rng(std::uint64_t seed, std::uint64_t stream);

    /// Returns a number from 0 to n - 1, uniformly; draws even for n = 1. REQUIRES: n >= 1.
    int below(int n);

    /// Returns a number from a to b - 1, uniformly. REQUIRES: a < b.
    int between(int a, int b) { return a + below(b - a); }

private:
    std::uint32_t next32() { return static_cast<std::uint32_t>(engine_() >> 32); }

    std::mt19937_64 engine_;
};

/// Returns a random row: `weight` returns how likely a row is, relative to the others. REQUIRES: a
/// weight is above 0.
template <typename Rows, typename Weight>
const auto& weighted_choice(const Rows& rows, Rng& dice, Weight weight) {
    int total = 0;
    for (const auto& row : rows) {
        total += weight(row);
    }
    int roll = dice.below(total);
    const auto* row = rows.data();
    for (; roll >= weight(*row); ++row) {
        roll -= weight(*row);
    }
    return *row;
}

}  // namespace rogue
