#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rogue/base/point.hpp"
#include "rogue/world/rules/map.hpp"

namespace rogue::world {

/// The shortest ways to the player over walkable cells, within a square around the player and past
/// monsters. They are explored only as far as somebody asks.
class Steps {
public:
    /// How far from the player the square reaches, and so how far off monsters act.
    static constexpr int kReach = 24;

    /// From now on it is about ways to that cell.
    void begin(Map& map, Point player);

    /// Whether a step from that cell to a neighbour is on a shortest way. REQUIRES: the first is in
    /// the square.
    bool is_way(Point cell, Point neighbour);

private:
    static constexpr int kStride = 2 * kReach + 3;  // With a border that nobody can walk on.
    static constexpr std::size_t kCells = std::size_t{kStride} * kStride;
    static constexpr std::uint16_t kNoWay = 0xFFFF;
    static constexpr std::uint16_t kUnknown = kNoWay - 1;

    std::size_t index(Point cell) const;
    void explore_to(std::size_t asked);

    Point player_;
    std::array<std::uint16_t, kCells> steps_{};
    std::array<std::uint16_t, kCells> queue_{};  // Places in steps_, the nearest first.
    std::size_t next_ = 0;
    std::size_t end_ = 0;
};

}  // namespace rogue::world
