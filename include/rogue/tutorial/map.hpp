#pragma once

#include <array>
#include <cassert>
#include <cstddef>

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
    static constexpr std::size_t kCells = std::size_t{kWidth} * kHeight;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// Returns the number of a cell, counted row by row from 0. REQUIRES: contains(p).
    static constexpr std::size_t index(Point p) {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * kWidth + static_cast<std::size_t>(p.x);
    }

    /// REQUIRES: contains(p).
    Cell& at(Point p) { return cells_[index(p)]; }
    const Cell& at(Point p) const { return cells_[index(p)]; }

    /// Whether the cell is inside the map and walkable.
    bool walkable(Point p) const { return contains(p) && at(p).walkable; }

    /// Makes the cell floor. REQUIRES: contains(p).
    void dig(Point p) { at(p).transparent = at(p).walkable = true; }

private:
    std::array<Cell, kCells> cells_{};
};

}  // namespace rogue::tutorial
