#include "rogue/world/rules/doors.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "rogue/world/rules/published_random.hpp"

namespace rogue::world {
namespace {

// Tiles are ordered ring by ring around the hearth's, and each ring by columns.
bool comes_before(Point a, Point b) {
    const auto rank = [](Point tile) {
        return std::tuple(std::max(std::abs(tile.x), std::abs(tile.y)), tile.x, tile.y);
    };
    return rank(a) < rank(b);
}

}  // namespace

Doors::Doors(std::uint64_t run_seed) {
    PublishedRandom random(static_cast<std::int32_t>(static_cast<std::uint32_t>(run_seed)));
    x_seed_ = static_cast<std::uint32_t>(random.any());
    y_seed_ = static_cast<std::uint32_t>(random.any());
}

std::int32_t Doors::seed_of(Point tile) const {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(tile.x) * x_seed_ +
                                     static_cast<std::uint32_t>(tile.y) * y_seed_);
}

TileDoors Doors::drawn_by(Point tile) const {
    constexpr int kLastOpen = 74;
    TileDoors doors{};
    PublishedRandom random(seed_of(tile));
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        if (!comes_before(tile + offset(kSides[side]), tile)) {
            doors[side].place = random.door_place();
        }
    }
    if (tile != Point{}) {
        for (const std::size_t side : {0U, 2U, 1U, 3U}) {  // The top, the bottom, right, left.
            doors[side].locked = random.percent() > kLastOpen;
        }
    }
    return doors;
}

TileDoors Doors::of(Point tile) const {
    TileDoors doors = drawn_by(tile);
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const Point neighbour = tile + offset(kSides[side]);
        if (comes_before(neighbour, tile)) {
            doors[side] = drawn_by(neighbour)[opposite(side)];
        }
    }
    return doors;
}

}  // namespace rogue::world
