#pragma once

#include "rogue/base/point.hpp"

namespace rogue {

/// Whoever stands on a tile and can be hurt: dead at 0 hit points or less.
struct Entity {
    Point position;
    int hp = 0;
    int max_hp = 0;

    bool alive() const { return hp > 0; }
};

}  // namespace rogue
