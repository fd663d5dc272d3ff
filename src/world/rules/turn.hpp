#pragma once

#include "rogue/base/point.hpp"
#include "world/rules/world.hpp"

namespace rogue::world {

// moving.cpp

/// The player attacks what is on the next cell, opens it or steps there. Returns whether that took
/// a turn.
bool move_or_attack(World& world, Direction direction);

// hearth.cpp

/// The player steps on the hearth, and lays down the brands.
void come_to_hearth(World& world);

/// The player steps on a stone, and reads it.
void read_stone(World& world);

// shrine.cpp

/// The player steps on a plate.
void step_on_plate(World& world);

/// All monsters in the tile of that cell wake.
void wake_tile(World& world, Point cell);

// gifts.cpp

/// The player gets a gift, and those that lie in the tile turn to ash.
void take_gift(World& world, Gift gift);

/// The player is told which gifts lie in the tile, if any do.
void tell_gifts(World& world, const Tile& tile);

// acting.cpp

/// The monsters within reach act, one after the other, while the player lives.
void monsters_act(World& world);

/// A hunt begins when World::hunt_clock has come so far. Whoever lifts a brand is heard: the clock
/// goes on by as much at once.
inline constexpr int kHuntPatience = 200;

/// At the end of a turn: sometimes a pack of hunters comes through a door, from which it finds the
/// player.
void hunt(World& world);

}  // namespace rogue::world
