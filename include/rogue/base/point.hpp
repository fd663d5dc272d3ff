#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>

namespace rogue {

/// A place on a grid: x grows to the right, y downwards, both from 0.
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point, Point) = default;
};

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}

/// How many steps lead from one to the other, without walls and without diagonal steps.
inline int manhattan_distance(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// The four ways anything can move.
enum class Direction { up, down, left, right };

inline constexpr std::array<Point, 4> kOffsets{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};

/// The step of one tile in that direction.
constexpr Point offset(Direction direction) {
    return kOffsets[static_cast<std::size_t>(direction)];
}

}  // namespace rogue
