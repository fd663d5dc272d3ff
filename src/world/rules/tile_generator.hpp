#pragma once

#include <cstdint>

#include "world/rules/doors.hpp"
#include "world/rules/tile.hpp"

namespace rogue::world {

/// Returns a new tile for that place in the world with this seed and these doors.
Tile make_tile(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
