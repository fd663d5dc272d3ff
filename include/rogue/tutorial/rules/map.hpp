#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "rogue/base/direction.hpp"
#include "rogue/base/point.hpp"

namespace rogue::tutorial {

/// One place on the map. The cell of an actor is not walkable. The rules look only at this flag,
/// although it can be wrong where two actors share a cell or one stands in a doorway.
struct Cell {
    bool transparent = false;  ///< An actor can see through it.
    bool walkable = false;     ///< An actor may step there now.
    bool explored = false;     ///< The player has seen it.
};

/// The ground of a level. A new map is solid rock and unexplored.
class Map {
public:
    static constexpr int kWidth = 80;
    static constexpr int kHeight = 48;
    static constexpr std::size_t kIndexes = (kWidth + 1) * (kHeight + 2) + 1;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// Returns the index of a cell, which is below kIndexes. The cells just outside the map have
    /// indexes too and are always rock, so that whoever walks by indexes need not look where the
    /// map ends. REQUIRES: p is at most one step outside the map.
    static constexpr std::size_t index(Point p) {
        assert(p.x >= -1 && p.x <= kWidth && p.y >= -1 && p.y <= kHeight);
        const int i = (p.y + 1) * kRow + p.x + 1;
        return static_cast<std::size_t>(i);
    }

    /// Returns the cell of that index.
    static constexpr Point point(std::size_t index) {
        return {static_cast<int>(index) % kRow - 1, static_cast<int>(index) / kRow - 1};
    }

    /// Returns what a step adds to an index. On the way up or left it wraps around.
    static constexpr std::size_t step(Direction direction) {
        return index(offset(direction)) - index({0, 0});
    }

    /// REQUIRES: contains(p).
    Cell& at(Point p) { return cells_[index(p)]; }
    const Cell& at(Point p) const { return cells_[index(p)]; }

    /// Whether the cell is inside the map and walkable. REQUIRES: it is at most one step outside.
    bool walkable(Point p) const { return walkable(index(p)); }
    bool walkable(std::size_t index) const { return cells_[index].walkable; }

    /// Makes the cell floor. REQUIRES: contains(p).
    void dig(Point p) { at(p).transparent = at(p).walkable = true; }

private:
    // The cell to the right of a row is the one to the left of the next row.
    static constexpr int kRow = kWidth + 1;

    std::array<Cell, kIndexes> cells_{};
};

}  // namespace rogue::tutorial
