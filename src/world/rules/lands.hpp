#pragma once

#include <optional>

#include "rogue/base/box.hpp"
#include "rogue/base/rng.hpp"
#include "world/rules/chunk.hpp"

namespace rogue::world {

/// A chunk in the making.
struct Ground {
    bool in_chamber(Point p) const { return chamber && chamber->contains(p); }
    Terrain terrain(Point p) const { return chunk.at(p).terrain(); }
    bool is_floor(Point p) const { return terrain(p) == Terrain::floor; }

    Chunk chunk;
    Rng dice;
    std::optional<Box> chamber = {};  ///< The locked room of a vault or shrine, with its walls.
    bool shrine = false;
    Terrain beyond = Terrain::wall;  ///< What unreachable floor becomes.
};

/// The inside of a chunk: everything but its border.
inline constexpr Box kInside{1, 1, Chunk::kSize - 2, Chunk::kSize - 2};

/// Carve floor into a chunk that is all wall: for the hearth, for a vault, or for a random land.
void fill_inside(Ground& ground);
void make_vault(Ground& ground);
void make_any_land(Ground& ground);

}  // namespace rogue::world
