#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace rogue {

/// A place on a grid, or the offset from one place to another. x grows to the right, y downwards.
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

/// Returns the number of steps between two places, without walls or diagonal steps.
inline int manhattan_distance(Point a, Point b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// The four ways anything can move.
enum class Direction { up, down, left, right };

/// Returns one step in that direction.
constexpr Point offset(Direction direction) {
    constexpr std::array<Point, 4> kOffsets{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
    return kOffsets[static_cast<std::size_t>(direction)];
}

/// All directions, clockwise from the north.
inline constexpr std::array kClockwise{Direction::up, Direction::right, Direction::down,
                                       Direction::left};

/// Returns a word such as `north`.
constexpr std::string_view name_of(Direction direction) {
    constexpr std::array<std::string_view, 4> kNames{"north", "south", "west", "east"};
    return kNames[static_cast<std::size_t>(direction)];
}

}  // namespace rogue
