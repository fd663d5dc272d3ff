#pragma once

#include "rogue/base/point.hpp"

namespace rogue {

/// Somebody who stands on a tile and can be hurt. At 0 hit points or less it is dead.
struct Entity {
    Point position;
    int hp = 0;
    int max_hp = 0;

    bool alive() const { return hp > 0; }
};

}  // namespace rogue
