#pragma once

#include "rogue/base/direction.hpp"
#include "rogue/world/rules/world.hpp"

namespace rogue::world {

/// The player attacks what is on the next cell, opens it or steps there. Returns whether that took
/// a turn.
bool move_or_attack(World& world, Direction direction);

}  // namespace rogue::world
