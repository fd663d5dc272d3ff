#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "rogue/base/point.hpp"

namespace rogue::tutorial {

/// One place on the map. An actor's own cell is not walkable, and only this flag counts: it can
/// be wrong where two share a cell, and where one stands in a doorway.
struct Cell {
    bool transparent = false;  ///< Sight passes.
    bool walkable = false;     ///< An actor may step there now.
    bool explored = false;     ///< The player has seen it.
};

/// The ground of a level. A new one is solid rock, and unknown.
class Map {
public:
    static constexpr int kWidth = 80;
    static constexpr int kHeight = 48;
    static constexpr std::size_t kCells = std::size_t{kWidth} * kHeight;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// Where a cell stands when cells are counted row by row. REQUIRES: contains(p).
    static constexpr std::size_t index(Point p) {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * kWidth + static_cast<std::size_t>(p.x);
    }

    /// REQUIRES: contains(p).
    Cell& at(Point p) { return cells_[index(p)]; }
    const Cell& at(Point p) const { return cells_[index(p)]; }

    /// Inside the map and walkable.
    bool walkable(Point p) const { return contains(p) && at(p).walkable; }

    /// Makes it floor. REQUIRES: contains(p).
    void dig(Point p) { at(p).transparent = at(p).walkable = true; }

private:
    std::array<Cell, kCells> cells_{};
};

}  // namespace rogue::tutorial
