#pragma once

#include <array>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/point.hpp"

namespace rogue::tutorial {

/// One place on the map. The cell of an actor is not walkable. The rules look only at this flag,
/// although it can be wrong where two actors share a cell or one stands in a doorway.
struct Cell {
    bool transparent = false;  ///< An actor can see through it.
    bool walkable = false;     ///< An actor may step there now.
};

/// The ground of a level. A new map is solid rock.
class Map {
public:
    static constexpr int kWidth = 80;
    static constexpr int kHeight = 48;
    static constexpr std::size_t kIndexes = (kWidth + 1) * (kHeight + 2) + 1;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// Returns the index of a cell, which is below kIndexes. The cells just outside the map have
    /// indexes too and are always rock, so that a search by indexes need not look where the map
    /// ends. REQUIRES: p is at most one step outside the map.
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

    /// Returns true if the cell is inside the map and walkable. REQUIRES: as for index().
    bool walkable(Point p) const { return walkable(index(p)); }
    bool walkable(std::size_t index) const { return cells_[index].walkable; }

    /// Makes the cell floor. REQUIRES: contains(p).
    void dig(Point p) { at(p).transparent = at(p).walkable = true; }

private:
    // The cell to the right of a row is the one to the left of the next row.
    static constexpr int kRow = kWidth + 1;

    std::array<Cell, kIndexes> cells_{};
};

/// A set of cells of a map.
class CellSet {
public:
    /// Returns whether the cell is new to the set. REQUIRES: Map::contains(p).
    bool insert(Point p) {
        const bool is_new = !cells_[Map::index(p)];
        cells_.set(Map::index(p));
        return is_new;
    }

    void insert(const CellSet& others) { cells_ |= others.cells_; }

    /// REQUIRES: Map::contains(p).
    bool contains(Point p) const { return cells_[Map::index(p)]; }

private:
    std::bitset<Map::kIndexes> cells_;
};

/// A walk from one cell to another, cell by cell, by Bresenham's algorithm.
class LineWalk {
public:
    LineWalk(Point from, Point to)
        : at_(from),
          to_(to),
          toward_{from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1},
          width_(std::abs(to.x - from.x)),
          height_(std::abs(to.y - from.y)),
          error_(width_ - height_) {}

    /// The cell that it has reached. At first this is the cell it starts from.
    Point at() const { return at_; }

    bool arrived() const { return at_ == to_; }

    /// Goes on to the next cell. Returns how many steps that takes without diagonal ones: one or
    /// two. REQUIRES: it has not arrived.
    int step() {
        assert(!arrived());
        const bool in_x = 2 * error_ > -height_;
        const bool in_y = 2 * error_ < width_;
        if (in_x) {
            error_ -= height_;
            at_.x += toward_.x;
        }
        if (in_y) {
            error_ += width_;
            at_.y += toward_.y;
        }
        return in_x + in_y;
    }

private:
    Point at_;
    Point to_;
    Point toward_;
    int width_;
    int height_;
    int error_;
};

/// Returns all cells on the line from one cell to another, both included.
std::vector<Point> line(Point from, Point to);

/// Returns the cells that differ from a middle cell by at most some distance in x and in y, cut off
/// at the edge of the map. REQUIRES: the map contains `middle`.
Box square(Point middle, int distance);

/// Returns the cells of the box's border: for each x from the left the top cell and then the bottom
/// cell, after that for each y from the top the left cell and then the right cell. So each corner
/// comes twice.
std::vector<Point> border_of(const Box& box);

}  // namespace rogue::tutorial
