#pragma once

#include <cassert>
#include <utility>
#include <vector>

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

/// Things to be drawn at random, each once. A thing with more weight is more likely to be drawn.
template <typename Thing>
class Pool {
public:
    void add(Thing thing, int weight) {
        entries_.push_back({std::move(thing), weight});
        weight_ += weight;
    }

    bool empty() const { return entries_.empty(); }

    /// Takes out a thing. It uses one draw. REQUIRES: not empty().
    Thing draw(Rng& rng) {
        assert(!empty());
        int rest = roll(rng, 1, weight_);
        auto taken = entries_.begin();
        while (rest > taken->weight) {
            rest -= taken->weight;
            ++taken;
        }
        weight_ -= taken->weight;
        Thing thing = std::move(taken->thing);
        entries_.erase(taken);
        return thing;
    }

private:
    struct Entry {
        Thing thing;
        int weight;
    };

    std::vector<Entry> entries_;
    int weight_ = 0;
};

}  // namespace rogue::tutorial
