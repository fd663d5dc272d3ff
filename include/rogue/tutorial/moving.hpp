#pragma once

#include "rogue/tutorial/world.hpp"

namespace rogue::tutorial {

/// Puts the actor, who is the player or a monster of the level, on that cell, where he picks up
/// what he can and opens the door. Returns false, and nothing happens, if it is not walkable.
bool place(World& world, Actor& actor, Point cell);

}  // namespace rogue::tutorial
