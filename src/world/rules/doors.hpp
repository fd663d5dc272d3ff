#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rogue/base/point.hpp"

namespace rogue::world {

/// The random generator of the published code: .NET's System.Random with a seed, in integers. Its
/// numbers are the same on every platform.
class PublishedRandom {
public:
    explicit PublishedRandom(std::int32_t seed);

    /// Returns Next(): a number from 0 to 2147483646, uniformly.
    std::int32_t sample();

    /// Returns Next(1, 30): where in a side of a tile a door is.
    int door_place() { return 1 + scaled(29); }

    /// Returns Next(100).
    int percent() { return scaled(100); }

    /// Returns Next(int.MinValue, int.MaxValue).
    std::int32_t any();

private:
    int scaled(int range);

    std::array<std::int32_t, 56> state_{};  // The first is not used.
    std::size_t at_ = 0;
    std::size_t behind_ = 21;
};

// The sides of a tile and the directions from a cell are in the order of kClockwise.

/// Returns the index of the opposite side in kClockwise.
constexpr std::size_t opposite(std::size_t side) {
    return (side + 2) % kClockwise.size();
}

struct Door {
    int place;  ///< Its x in the top or bottom of its tile, its y in the right or left.
    bool locked;
};

/// The doors of a tile, in the order of kClockwise.
using TileDoors = std::array<Door, kClockwise.size()>;

/// The places of the doors of a world, number for number as in the published code when that makes
/// the tiles ring by ring. Nothing is stored: any tile can be asked for at any time.
class Doors {
public:
    explicit Doors(std::uint64_t run_seed);

    /// Returns the doors of that tile. Neighbours agree about the door between them. REQUIRES: the
    /// tile's cells have coordinates.
    TileDoors of(Point tile) const;

    /// Returns the doors that this tile draws. Of their places, those count whose neighbour does
    /// not come before this tile. Locks are drawn for all sides, but the same ones count.
    TileDoors drawn_by(Point tile) const;

    std::int32_t seed_of(Point tile) const;

private:
    std::uint32_t x_seed_;
    std::uint32_t y_seed_;
};

}  // namespace rogue::world
