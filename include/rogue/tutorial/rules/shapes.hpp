#pragma once

#include <cassert>
#include <cstdlib>
#include <vector>

#include "rogue/base/point.hpp"

namespace rogue::tutorial {

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

/// The cells that differ from a middle cell by at most some distance in x and in y, cut off at the
/// edge of the map. All four borders belong to it.
struct Square {
    /// REQUIRES: the map contains `middle`.
    Square(Point middle, int distance);

    int left, top, right, bottom;
};

/// Returns the cells row by row from the top, each row from the left.
std::vector<Point> cells_of(const Square& square);

/// Returns the cells of the border: for each x from the left the top cell and then the bottom cell,
/// after that for each y from the top the left cell and then the right cell. So each corner comes
/// twice.
std::vector<Point> border_of(const Square& square);

}  // namespace rogue::tutorial
