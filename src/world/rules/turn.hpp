#pragma once

#include "rogue/base/point.hpp"
#include "world/rules/world.hpp"

namespace rogue::world {

/// The player attacks what is on the next cell, opens it or steps there. Returns whether that took
/// a turn.
bool move_or_attack(World& world, Direction direction);

/// The player steps on the hearth, and lays down the brands.
void come_to_hearth(World& world);

/// The player steps on a stone, and reads it.
void read_stone(World& world);

/// The monsters within reach act, one after the other, while the player lives.
void monsters_act(World& world);

/// At the end of a turn: sometimes a hunter comes through a door.
void hunt(World& world);

}  // namespace rogue::world
