#pragma once

#include <cstdint>

#include "world/rules/doors.hpp"
#include "world/rules/tile.hpp"

namespace rogue::world {

/// Makes the tile at that place of the world of this seed, whose doors are given.
Tile make_tile(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
