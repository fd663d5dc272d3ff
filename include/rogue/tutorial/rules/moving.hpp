#pragma once

#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// Puts the actor, who is the player or a monster of the level, on that cell. There the actor picks
/// up what it can and opens the door. If the cell is not walkable, nothing happens and the result
/// is false.
bool move_to(World& world, Actor& actor, Point cell);

}  // namespace rogue::tutorial
