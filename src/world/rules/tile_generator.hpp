#pragma once

#include <cstdint>
#include <vector>

#include "world/rules/doors.hpp"
#include "world/rules/lands.hpp"
#include "world/rules/monsters.hpp"
#include "world/rules/tile.hpp"

namespace rogue::world {

/// Puts the doors into the border and joins them with the largest part of the floor. What floor is
/// apart from that, outside the chamber, becomes what is beyond.
void join(Ground& ground, const TileDoors& doors);

/// A tile, and who is in it, in the order in which they were made.
struct MadeTile {
    Tile tile;
    std::vector<Monster> monsters;
};

/// Makes the tile at that place of the world of this seed, whose doors are given.
MadeTile make_tile(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
