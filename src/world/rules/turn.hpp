#pragma once

#include <optional>
#include <vector>

#include "rogue/base/point.hpp"
#include "world/rules/world.hpp"

namespace rogue::world {

// moving.cpp

/// The player attacks what is on the next cell, opens it or steps there. Returns true if it took a
/// turn.
bool move_or_attack(World& world, Direction direction);

// blows.cpp

/// Returns the cells that a blow hits from one cell at the next, which comes first.
std::vector<Point> cells_hit(const World& world, Point from, Point at);

/// Returns the cell of the monster that a step to `cell` charges: one that is awake and can be
/// harmed, straight ahead or else beside that cell.
std::optional<Point> charged_from(const World& world, Point cell, Direction ahead);

/// The player attacks the monster on the next cell, or the one that a step just made `ahead`
/// charges. Return true if that takes a turn.
bool attack(World& world, Monster& attacked);
bool charge(World& world, Direction ahead);

// hearth.cpp

/// The player steps on the hearth and lays down the brands.
void come_to_hearth(World& world);

/// The player steps on a stone and reads it.
void read_stone(World& world);

// shrine.cpp

void step_on_plate(World& world);

/// Wakes all monsters in the chunk of that cell.
void wake_chunk(World& world, Point cell);

// gifts.cpp

/// Gives the player a gift. The others in the chunk turn to ash.
void take_gift(World& world, Gift gift);

/// Tells the player which gifts lie in the chunk, if any do.
void say_gifts(World& world, const Chunk& chunk);

/// Lays the boons that the player lacks beside the hearth. REQUIRES: the hearth is near.
void lay_out_boons(World& world);

// acting.cpp

/// Lets the monsters within reach act, one after the other, while the player lives.
void monsters_act(World& world);

/// A hunt begins when World::hunt_clock reaches this. Lifting a brand is heard and adds as much.
inline constexpr int kHuntPatience = 200;

/// Advances the hunt by a turn: sometimes hunters, who can find the player, come through a door.
void hunt(World& world);

}  // namespace rogue::world
