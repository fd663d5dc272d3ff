#pragma once

#include <array>
#include <cstdint>

#include "rogue/base/point.hpp"
#include "rogue/world/rules/sides.hpp"

namespace rogue::world {

struct Door {
    int place;  ///< Its x in the top or bottom of its tile, its y in the right or left.
    bool locked;
};

/// The doors of a tile, in the order of kSides.
using TileDoors = std::array<Door, kSides.size()>;

/// Where the doors of a world are, number for number those of the published code, as if that made
/// its tiles ring by ring. Nothing is kept: every tile can be asked about at any time.
class Doors {
public:
    explicit Doors(std::uint64_t run_seed);

    /// The doors of that tile. Two neighbours agree about the door between them. REQUIRES: the
    /// tile's cells have coordinates.
    TileDoors of(Point tile) const;

    /// What the tile itself draws. Of its places only those count whose neighbour does not come
    /// before it; its locks are drawn for all sides but count for the same.
    TileDoors drawn_by(Point tile) const;

    std::int32_t seed_of(Point tile) const;

private:
    std::uint32_t x_seed_;
    std::uint32_t y_seed_;
};

}  // namespace rogue::world
