#pragma once

#include <cstdint>
#include <vector>

#include "rogue/world/rules/doors.hpp"
#include "rogue/world/rules/monsters.hpp"
#include "rogue/world/rules/tile.hpp"

namespace rogue::world {

/// A tile, and who is in it, in the order in which they were made.
struct MadeTile {
    Tile tile;
    std::vector<Monster> monsters;
};

/// Makes the tile at that place of the world of this seed, whose doors are given.
MadeTile make_tile(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
