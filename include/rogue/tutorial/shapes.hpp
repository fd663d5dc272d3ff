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
          width_(std::abs(to.x - from.x)),
          height_(std::abs(to.y - from.y)),
          error_(width_ - height_) {}

    /// The cell it has come to; at first the one it starts from.
    Point at() const { return at_; }

    bool arrived() const { return at_ == to_; }

    /// REQUIRES: it has not arrived.
    void step() {
        assert(!arrived());
        const int doubled = 2 * error_;
        if (doubled > -height_) {
            error_ -= height_;
            at_.x += at_.x < to_.x ? 1 : -1;
        }
        if (doubled < width_) {
            error_ += width_;
            at_.y += at_.y < to_.y ? 1 : -1;
        }
    }

private:
    Point at_;
    Point to_;
    int width_;
    int height_;
    int error_;
};

/// All cells from one to another, both included.
std::vector<Point> line(Point from, Point to);

/// The cells that differ from a middle one by at most some distance in x and in y, cut at the map's
/// edge. All four borders belong to it.
struct Square {
    /// REQUIRES: the map contains `middle`.
    Square(Point middle, int distance);

    int left, top, right, bottom;
};

/// Row by row from the top, each from the left.
std::vector<Point> cells_of(const Square& square);

/// For each x from the left the top cell, then the bottom cell; then for each y from the top the
/// left cell, then the right cell. So corners come twice.
std::vector<Point> border_of(const Square& square);

}  // namespace rogue::tutorial
