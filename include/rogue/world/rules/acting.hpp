#pragma once

#include "rogue/world/rules/world.hpp"

namespace rogue::world {

/// The monsters within reach act, one after the other, while the player lives.
void monsters_act(World& world);

/// At the end of a turn: sometimes a hunter comes through a door.
void hunt(World& world);

}  // namespace rogue::world
