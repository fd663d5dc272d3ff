#include "joining.hpp"

#include <array>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

namespace rogue::world {
namespace {

/// Floor inside a tile that hangs together.
class Region {
public:
    /// All floor outside the chamber that is connected with `from`, if that is such floor.
    static Region around(const Ground& ground, Point from) {
        Region region;
        region.add(ground, from);
        for (std::size_t next = 0; next < region.cells_.size(); ++next) {
            const Point p = region.cells_[next];
            for (const Direction direction : kSides) {
                region.add(ground, p + offset(direction));
            }
        }
        return region;
    }

    bool contains(Point p) const { return has_[Tile::index(p)]; }
    std::size_t size() const { return cells_.size(); }
    std::span<const Point> cells() const { return cells_; }

    /// Its cell that is the nearest; of equal ones the first in row order.
    Point nearest_to(Point p) const {
        Point nearest = cells_.front();
        for (const Point cell : cells_) {
            const int closer = manhattan_distance(nearest, p) - manhattan_distance(cell, p);
            if (closer > 0 || (closer == 0 && Tile::index(cell) < Tile::index(nearest))) {
                nearest = cell;
            }
        }
        return nearest;
    }

private:
    void add(const Ground& ground, Point p) {
        if (is_inside(p) && ground.is_floor(p) && !ground.in_chamber(p) && !contains(p)) {
            has_[Tile::index(p)] = true;
            cells_.push_back(p);
        }
    }

    std::array<bool, Tile::kCells> has_{};
    std::vector<Point> cells_;
};

Region largest_region(Ground& ground) {
    Region largest;
    std::array<bool, Tile::kCells> known{};
    for_each_inside([&](Point p) {
        if (ground.is_floor(p) && !ground.in_chamber(p) && !known[Tile::index(p)]) {
            Region region = Region::around(ground, p);
            for (const Point cell : region.cells()) {
                known[Tile::index(cell)] = true;
            }
            if (region.size() > largest.size()) {
                largest = std::move(region);
            }
        }
    });
    if (largest.size() == 0) {
        constexpr Point kMiddle{16, 16};
        ground.tile.at(kMiddle).become(Terrain::floor);
        return Region::around(ground, kMiddle);
    }
    return largest;
}

// One step of a winding way from p to q.
Point step_toward(Point q, Point p, Rng& dice) {
    const Point way = q - p;
    const Point along_x{way.x > 0 ? 1 : -1, 0};
    const Point along_y{0, way.y > 0 ? 1 : -1};
    if (way.y == 0) {
        return along_x;
    }
    if (way.x == 0) {
        return along_y;
    }
    const int across = std::abs(way.x);
    return dice.below(across + std::abs(way.y)) < across ? along_x : along_y;
}

}  // namespace

void join(Ground& ground, const TileDoors& doors) {
    Region region = largest_region(ground);
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const Point door = cell_of(side, doors[side]);
        ground.tile.at(door).become(doors[side].locked ? Terrain::locked_door : Terrain::door);
        Point p = door - offset(kSides[side]);
        const Point q = region.nearest_to(p);
        if (p == q) {
            continue;  // Nothing has changed.
        }
        while (p != q) {
            ground.tile.at(p).become(Terrain::floor);
            p = p + step_toward(q, p, ground.dice);
        }
        region = Region::around(ground, q);
    }
    for_each_inside([&](Point p) {
        if (ground.is_floor(p) && !region.contains(p) && !ground.in_chamber(p)) {
            ground.tile.at(p).become(ground.beyond);
        }
    });
}

}  // namespace rogue::world
