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

    /// Returns Next(1, 30): where in a side of a chunk a door is.
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

// The sides of a chunk and the directions from a cell are in the order of kClockwise.

/// Returns the index of the opposite side in kClockwise.
constexpr std::size_t opposite(std::size_t side) {
    return (side + 2) % kClockwise.size();
}

struct Door {
    int place;  ///< Its x in the top or bottom of its chunk, its y in the right or left.
    bool locked;
};

/// The doors of a chunk, in the order of kClockwise.
using ChunkDoors = std::array<Door, kClockwise.size()>;

/// The places of the doors of a world, number for number as in the published code when that makes
/// the chunks ring by ring. Nothing is stored: any chunk can be asked for at any time.
class Doors {
public:
    explicit Doors(std::uint64_t run_seed);

    /// Returns the doors of that chunk. Neighbours agree about the door between them. REQUIRES: the
    /// chunk's cells have coordinates.
    ChunkDoors of(Point chunk) const;

    /// Returns the doors that this chunk draws. Only those to neighbours that do not come before
    /// this chunk count; locks are drawn for the other sides too, but do not count there.
    ChunkDoors drawn_by(Point chunk) const;

    std::int32_t seed_of(Point chunk) const;

private:
    std::uint32_t x_seed_;
    std::uint32_t y_seed_;
};

}  // namespace rogue::world
