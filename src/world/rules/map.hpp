#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <span>

#include "rogue/base/box.hpp"
#include "rogue/base/point.hpp"
#include "world/rules/chunk.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// The chunks made so far, by their places. Everything happens near the player: in the player's
/// chunk and the eight around it, which are always made and can be reached at once.
class Map {
public:
    Map() = default;
    Map(const Map& other) : chunks_(other.chunks_), first_near_(other.first_near_) { find_near(); }
    Map(Map&&) = default;
    Map& operator=(Map&&) = default;

    /// Returns the chunk at that place, or null if it is not made.
    const Chunk* find(Point place) const;

    /// Adds a chunk. REQUIRES: there is none at its place.
    Chunk& add(Chunk chunk);

    /// Makes the nine chunks at and around that place the near ones. REQUIRES: they are made.
    void gather_around(Point place);

    /// Return the chunk with a cell of the world, or the cell. REQUIRES: the cell is near.
    Chunk& chunk_with(Point cell) { return *near_[near_index(chunk_of(cell))]; }
    const Chunk& chunk_with(Point cell) const { return *near_[near_index(chunk_of(cell))]; }
    Cell& at(Point cell) { return chunk_with(cell).at(inside_chunk(cell)); }
    const Cell& at(Point cell) const { return chunk_with(cell).at(inside_chunk(cell)); }

    std::span<Chunk* const> near_chunks() { return near_; }
    std::span<const Chunk* const> near_chunks() const { return {near_.data(), near_.size()}; }

    std::size_t size() const { return chunks_.size(); }

private:
    void find_near();

    static constexpr int kSide = 3;

    static constexpr std::uint64_t number_of(Point place) {
        return std::uint64_t{static_cast<std::uint32_t>(place.x)} << 32 |
               static_cast<std::uint32_t>(place.y);
    }

    std::size_t near_index(Point place) const {
        const Point from_first = place - first_near_;
        assert(from_first.x >= 0 && from_first.x < kSide && from_first.y >= 0 &&
               from_first.y < kSide);
        const int index = from_first.y * kSide + from_first.x;
        return static_cast<std::size_t>(index);
    }

    std::map<std::uint64_t, Chunk> chunks_;  // They keep their places in memory.
    std::array<Chunk*, std::size_t{kSide} * kSide> near_{};
    Point first_near_;
};

/// Calls `visit(cells, count, start)` for the parts of a row of `width` cells from `start` on. The
/// cells of a part are adjacent in memory. REQUIRES: the row is near.
template <typename MapOrConst, typename Visit>
void for_each_part(MapOrConst& map, Point start, int width, Visit visit) {
    while (width > 0) {
        const int count = std::min(width, Chunk::kSize - inside_chunk(start).x);
        visit(&map.at(start), count, start);
        start.x += count;
        width -= count;
    }
}

/// What is in sight from a cell.
class Sight {
public:
    /// Looks around from that cell. Cells in sight become explored.
    void update(Map& map, Point eye);

    bool contains(Point cell) const {
        const Point away = cell - eye_;
        return std::abs(away.x) <= kSightRadius && std::abs(away.y) <= kSightRadius &&
               seen_[kEye + static_cast<std::size_t>(away.y * kRayStride + away.x)];
    }

    /// Returns the cell from which this was seen.
    Point eye() const { return eye_; }

private:
    static constexpr int kRows = 2 * kSightRadius + 1;
    static constexpr std::size_t kEye = kSightRadius * kRayStride + kSightRadius;

    Point eye_;
    std::array<bool, std::size_t{kRows} * kRayStride> seen_{};  // Row by row around the eye.
};

/// The distances from the player over walkable cells, past monsters, within a square around the
/// player. They are computed only as far as somebody asks.
class DistanceMap {
public:
    /// How far the square reaches from the player, and so how far off monsters act.
    static constexpr int kReach = 24;
    static constexpr Box kSquare{-kReach, -kReach, 2 * kReach + 1, 2 * kReach + 1};

    DistanceMap(Map& map, Point player);

    /// Makes that cell one that nobody can walk on. REQUIRES: nothing was asked before.
    void block(Point cell) {
        if (kSquare.contains(cell - player_)) {
            distances_[index(cell)] = kNoWay;
        }
    }

    /// Returns true if a way leads from that cell to the player.
    bool reaches(Point cell);

    /// Returns true if a step from that cell to a neighbour is on a shortest way to the player.
    bool is_way(Point cell, Point neighbour);

private:
    static constexpr int kStride = 2 * kReach + 3;  // With a border that nobody can walk on.
    static constexpr std::size_t kCells = std::size_t{kStride} * kStride;
    static constexpr std::uint16_t kNoWay = 0xFFFF;
    static constexpr std::uint16_t kUnknown = kNoWay - 1;

    std::size_t index(Point cell) const;
    void explore_to(std::size_t asked);

    Point player_;
    std::array<std::uint16_t, kCells> distances_;
    std::array<std::uint16_t, kCells> queue_;  // Indexes into distances_, the nearest first.
    std::size_t next_ = 0;
    std::size_t end_ = 1;
};

}  // namespace rogue::world
