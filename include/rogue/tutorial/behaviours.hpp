#pragma once

#include "rogue/tutorial/world.hpp"

namespace rogue::tutorial {

/// The monster has its turn. It may be elsewhere in the list afterwards.
void act(World& world, Monster& monster);

}  // namespace rogue::tutorial
