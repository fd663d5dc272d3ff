#pragma once

#include <cstdint>
#include <random>

namespace rogue {

/// One of a run's streams of random numbers. The seed and the stream's number decide every draw, on
/// every platform: stream 0 is rolled in play and stream d generates the level of depth d, so that
/// one seed is one dungeon whatever the player does in it.
class Rng {
public:
    Rng(std::uint64_t seed, std::uint64_t stream);

    /// Uniform from 0 to n - 1. REQUIRES: n >= 1. With n = 1 it takes a draw too.
    int below(int n);

    /// Uniform from a to b - 1. REQUIRES: a < b.
    int between(int a, int b) { return a + below(b - a); }

private:
    std::uint32_t next32() { return static_cast<std::uint32_t>(engine_() >> 32); }

    std::mt19937_64 engine_;
};

}  // namespace rogue
