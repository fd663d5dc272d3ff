#pragma once

#include "rogue/base/rng.hpp"

namespace rogue::tutorial {

/// Uniform on a ... b, both included, by one draw. REQUIRES: a <= b.
inline int roll(Rng& rng, int a, int b) {
    return rng.between(a, b + 1);
}

/// So many dice of so many sides, thrown together.
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
