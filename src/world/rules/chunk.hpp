#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "rogue/base/point.hpp"
#include "world/rules/brands.hpp"
#include "world/rules/doors.hpp"
#include "world/rules/gifts.hpp"
#include "world/rules/monsters.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// What a cell is. Terrains up to sealed_door stop sight and fire; those from floor on can be
/// walked on. Each has a look in screens/screens.hpp; screens.cpp says what it is for walks.
enum class Terrain : std::uint8_t {
    wall,
    locked_door,
    vault_door,
    sealed_door,
    water,
    floor,
    door,
    fountain,
    stone,
    hearth,
    plate,
    count,
};

constexpr bool stops_sight(Terrain terrain) {
    return terrain <= Terrain::sealed_door;
}

constexpr bool walkable(Terrain terrain) {
    return terrain >= Terrain::floor;
}

/// One square of the world, in a byte.
class Cell {
public:
    static constexpr std::uint8_t kExplored = 0x80;  ///< Added to the terrain.

    Terrain terrain() const { return static_cast<Terrain>(bits_ & ~kExplored); }
    bool explored() const { return (bits_ & kExplored) != 0; }

    void become(Terrain terrain) {
        bits_ = static_cast<std::uint8_t>((bits_ & kExplored) | static_cast<std::uint8_t>(terrain));
    }
    void explore_if(bool seen) { bits_ |= seen ? kExplored : std::uint8_t{0}; }

private:
    std::uint8_t bits_ = 0;  // Unexplored wall.
};

/// A key that opens one vault.
struct DoorKey {};

/// Something that lies on a cell and does not move.
struct Thing {
    Point position;  ///< In the world.
    std::variant<Item, DoorKey, Brand, Gift> what;
};

/// The plates that open the sealed door of a shrine, in the order in which they must be stepped on.
struct Plates {
    std::array<std::size_t, kClockwise.size()> sides{};  ///< Their indexes in kClockwise.
    std::array<Point, kClockwise.size()> positions{};    ///< In the world.
    std::size_t down = 0;                                ///< How many plates are down.
    bool read = false;                                   ///< The player has read the order.
};

/// A square of 32 by 32 cells of the world. Its border is wall, with a door in each side.
struct Chunk {
    static constexpr int kSize = 32;
    static constexpr int kLast = kSize - 1;
    static constexpr std::size_t kCells = std::size_t{kSize} * kSize;

    /// REQUIRES: 0 <= x, y < kSize.
    Cell& at(Point inside) { return cells[index(inside)]; }
    const Cell& at(Point inside) const { return cells[index(inside)]; }

    /// Returns true if an explored cell has that terrain.
    bool shows(Terrain terrain) const {
        const int byte = Cell::kExplored | static_cast<std::uint8_t>(terrain);
        return std::memchr(cells.data(), byte, kCells) != nullptr;
    }

    /// Returns the chunk's first cell in the world.
    Point origin() const { return {place.x * kSize, place.y * kSize}; }

    static constexpr std::size_t index(Point inside) {
        const int i = inside.y * kSize + inside.x;
        return static_cast<std::size_t>(i);
    }

    Point place;                 ///< Among the chunks; the hearth's is at (0, 0).
    std::string_view land = {};  ///< The land's name.
    bool visited = false;
    /// If its stone was read: how many others were read before.
    std::optional<std::size_t> stone_read = {};
    std::optional<Plates> plates = {};   ///< Only in a shrine.
    std::vector<Thing> things = {};      ///< In the order in which they were added.
    std::vector<Monster> monsters = {};  ///< Empty if the chunk is near the player.
    std::array<Cell, kCells> cells{};    ///< Row by row.
};

/// The hearth's cell in the world.
inline constexpr Point kHearth{16, 15};

/// Returns the cell, in its chunk, of the door in that side.
constexpr Point cell_of(std::size_t side, const Door& door) {
    const auto [x, y] = offset(kClockwise[side]);
    const int border = x + y > 0 ? Chunk::kLast : 0;
    return x == 0 ? Point{door.place, border} : Point{border, door.place};
}

/// Returns the chunk of a cell of the world.
constexpr Point chunk_of(Point cell) {
    constexpr int kShift = 5;  // Rounds down for negative numbers too.
    static_assert(1 << kShift == Chunk::kSize);
    return {cell.x >> kShift, cell.y >> kShift};
}

/// Returns the cell in the middle of a chunk.
constexpr Point middle_of(Point chunk) {
    return {chunk.x * Chunk::kSize + Chunk::kSize / 2, chunk.y * Chunk::kSize + Chunk::kSize / 2};
}

/// Returns the place of a cell of the world in its chunk.
constexpr Point inside_chunk(Point cell) {
    return {cell.x & Chunk::kLast, cell.y & Chunk::kLast};
}

/// Returns the number of doors from the hearth's chunk to that one, if none is locked.
inline int distance_of(Point chunk) {
    return manhattan_distance({}, chunk);
}

}  // namespace rogue::world
