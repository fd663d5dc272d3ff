#pragma once

#include <cstdint>

#include "world/rules/doors.hpp"
#include "world/rules/lands.hpp"
#include "world/rules/tile.hpp"

namespace rogue::world {

/// Puts the doors into the border and joins them with the largest part of the floor. What floor is
/// apart from that, outside the chamber, becomes what is beyond.
void join(Ground& ground, const TileDoors& doors);

/// Makes the tile at that place of the world of this seed, whose doors are given.
Tile make_tile(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
