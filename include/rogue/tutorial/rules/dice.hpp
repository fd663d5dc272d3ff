#pragma once

#include "rogue/base/rng.hpp"

namespace rogue::tutorial {

/// Returns a random number from a to b, both included, all equally likely. It uses one draw.
/// REQUIRES: a <= b.
inline int roll(Rng& rng, int a, int b) {
    return rng.between(a, b + 1);
}

/// A number of dice of the same kind, thrown together.
struct Dice {
    int count;
    int sides;

    int roll(Rng& rng) const {
        int sum = 0;
        for (int i = 0; i < count; ++i) {
            sum += tutorial::roll(rng, 1, sides);
        }
        return sum;
    }
};

}  // namespace rogue::tutorial
