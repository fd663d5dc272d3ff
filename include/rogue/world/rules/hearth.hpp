#pragma once

#include "rogue/world/rules/world.hpp"

namespace rogue::world {

/// The player steps on the hearth, and lays down the brands.
void come_to_hearth(World& world);

/// The player steps on a stone, and reads it.
void read_stone(World& world);

}  // namespace rogue::world
