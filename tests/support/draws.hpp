#pragma once

#include <cstdint>
#include <random>

namespace rogue::test {

/// A stream of random numbers that is worked out step by step from its definition and shares no
/// code with Rng. Tests use it to predict what the game draws:
///
///   the 64-bit Mersenne Twister seeded with mix(seed ^ mix(stream)), mix being SplitMix64's
///   finalizer; of each output the upper half; below(n) by Lemire's multiplication with rejection.
class Draws {
public:
    Draws(std::uint64_t seed, std::uint64_t stream);

    std::uint32_t next32();

    /// Uniform on 0 ... n - 1.
    int below(int n);

    /// How many outputs of the engine have been used so far.
    int taken() const { return taken_; }

private:
    std::mt19937_64 engine_;
    int taken_ = 0;
};

}  // namespace rogue::test
