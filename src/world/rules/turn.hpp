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

/// The player steps on a plate.
void step_on_plate(World& world);

/// The player gets a gift, and those that lie in the tile turn to ash.
void take_gift(World& world, Gift gift);

/// The player is told which gifts lie in the tile, if any do.
void tell_gifts(World& world, const Tile& tile);

/// All monsters in the tile of that cell wake.
void wake_tile(World& world, Point cell);

/// The monsters within reach act, one after the other, while the player lives.
void monsters_act(World& world);

/// At the end of a turn: sometimes a pack of hunters comes through a door, from which it finds the
/// player.
void hunt(World& world);

}  // namespace rogue::world
