#pragma once

#include <algorithm>

#include "rogue/base/point.hpp"

namespace rogue {

/// A rectangle of points.
struct Box {
    int x, y, width, height;

    constexpr Point center() const { return {x + width / 2, y + height / 2}; }

    constexpr bool contains(Point p) const {
        return p.x >= x && p.x < x + width && p.y >= y && p.y < y + height;
    }

    /// Returns true if the boxes overlap or lie side by side.
    constexpr bool touches(const Box& other) const {
        return x <= other.x + other.width && x + width >= other.x && y <= other.y + other.height &&
               y + height >= other.y;
    }
};

/// Returns the box that has these opposite corners and includes both.
constexpr Box box_between(Point a, Point b) {
    const auto [left, right] = std::minmax(a.x, b.x);
    const auto [top, bottom] = std::minmax(a.y, b.y);
    return {left, top, right - left + 1, bottom - top + 1};
}

/// Calls `visit` for each point of the box, row by row.
template <typename Visit>
void for_each_in(const Box& box, Visit visit) {
    for (int y = box.y; y < box.y + box.height; ++y) {
        for (int x = box.x; x < box.x + box.width; ++x) {
            visit(Point{x, y});
        }
    }
}

}  // namespace rogue
