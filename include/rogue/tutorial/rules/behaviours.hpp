#pragma once

#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// Carries out the monster's turn. The monster may have another place in the list afterwards.
void act(World& world, Monster& monster);

}  // namespace rogue::tutorial
