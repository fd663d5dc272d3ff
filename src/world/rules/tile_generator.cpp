#include "world/rules/tile_generator.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"
#include "world/rules/lands.hpp"

namespace rogue::world {
namespace {

/// Floor inside a tile that hangs together.
class Region {
public:
    /// All floor outside the chamber that is connected with `from`, if that is such floor.
    static Region around(const Ground& ground, Point from) {
        Region region;
        region.spread(ground, from);
        return region;
    }

    /// That cell has become floor, and may connect the region with more.
    void grow(const Ground& ground, Point p) {
        if (std::ranges::any_of(kClockwise,
                                [&](Direction to) { return contains(p + offset(to)); })) {
            spread(ground, p);
        }
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
    void spread(const Ground& ground, Point from) {
        std::size_t next = cells_.size();
        for (add(ground, from); next < cells_.size(); ++next) {
            const Point p = cells_[next];
            for (const Direction direction : kClockwise) {
                add(ground, p + offset(direction));
            }
        }
    }

    // The border of a tile is no floor, so no region leaves the tile.
    void add(const Ground& ground, Point p) {
        if (ground.is_floor(p) && !ground.in_chamber(p) && !contains(p)) {
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
    for_each_in(kInside, [&](Point p) {
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

// Puts the doors into the border and joins them with the largest part of the floor. What floor is
// apart from that, outside the chamber, becomes what is beyond.
void join(Ground& ground, const TileDoors& doors) {
    Region region = largest_region(ground);
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        const Point door = cell_of(side, doors[side]);
        ground.tile.at(door).become(doors[side].locked ? Terrain::locked_door : Terrain::door);
        Point p = door - offset(kClockwise[side]);
        const Point q = region.nearest_to(p);
        while (p != q) {
            ground.tile.at(p).become(Terrain::floor);
            region.grow(ground, p);
            p = p + step_toward(q, p, ground.dice);
        }
    }
    for_each_in(kInside, [&](Point p) {
        if (ground.is_floor(p) && !region.contains(p) && !ground.in_chamber(p)) {
            ground.tile.at(p).become(ground.beyond);
        }
    });
}

// The stream of random numbers that a tile is made of.
std::uint64_t stream_of(Point place) {
    constexpr std::uint64_t kCentred = 0x8000000080000000;
    const auto half = [](int number) { return std::uint64_t{static_cast<std::uint32_t>(number)}; };
    return (half(place.x) << 32 | half(place.y)) ^ kCentred;
}

consteval const MonsterKind& kind_named(std::string_view name) {
    return *std::ranges::find(kMonsterKinds, name, &MonsterKind::name);
}

/// Puts things and monsters into a tile.
class Contents {
public:
    explicit Contents(Ground& ground)
        : ground_(ground), dice_(ground.dice), distance_(distance_of(ground.tile.place)) {}

    void put_outside() {
        if (dice_.below(100) < 30) {
            ground_.tile.at(spot()).become(Terrain::stone);
        }
        if (dice_.below(100) < 20) {
            ground_.tile.at(spot()).become(Terrain::fountain);
        }
        if (dice_.below(100) < 60) {
            put(spot(), DoorKey{});
        }
        const int items = 1 + dice_.below(3);
        for (int i = 0; i < items; ++i) {
            put_item(spot(), distance_);
        }
        const int monsters = 1 + dice_.below(2 + std::min(distance_ / 2, 10));
        for (int i = 0; i < monsters; ++i) {
            const Point where = spot();
            put(where, random_monster_kind(distance_, dice_));
        }
    }

    void put_treasure() {
        for (int i = 0; i < 3; ++i) {
            put_item(place_in_chamber(), distance_ + 2);
        }
        const Point where = place_in_chamber();
        put(where, random_monster_kind(distance_ + 2, dice_));
    }

    void put_brand(Brand brand) {
        put(ground_.chamber->center(), brand);
        put(place_in_chamber(), guard_of(brand.circle));
        const int wraiths = std::min(brand.circle, 11) - 3;
        for (int i = 0; i < wraiths; ++i) {
            put(place_in_chamber(), kind_named("wraith"));
        }
        put_item(place_in_chamber(), distance_ + 2);
    }

private:
    static const MonsterKind& guard_of(int circle) {
        if (circle == 1) {
            return kind_named("orc");
        }
        return circle == 2 ? kind_named("troll") : kBoss;
    }

    void put_item(Point where, int distance) { put(where, random_item(distance, dice_)); }

    void put(Point where, std::variant<Item, DoorKey, Brand> thing) {
        ground_.tile.things.push_back({ground_.tile.origin() + where, thing});
    }

    void put(Point where, const MonsterKind& kind) {
        ground_.tile.monsters.emplace_back(kind, ground_.tile.origin() + where);
    }

    bool is_taken(Point p) const {
        const Point cell = ground_.tile.origin() + p;
        const auto is_there = [&](const auto& one) { return one.position == cell; };
        return std::ranges::any_of(ground_.tile.things, is_there) ||
               std::ranges::any_of(ground_.tile.monsters, is_there);
    }

    Point spot() {
        Point p;
        do {
            p.x = dice_.between(1, Tile::kLast);
            p.y = dice_.between(1, Tile::kLast);
        } while (!ground_.is_floor(p) || ground_.in_chamber(p) || is_taken(p));
        return p;
    }

    Point place_in_chamber() {
        const Box& chamber = *ground_.chamber;
        Point p;
        do {
            p.x = chamber.x + 1 + dice_.below(chamber.width - 2);
            p.y = chamber.y + 1 + dice_.below(chamber.height - 2);
        } while (is_taken(p));
        return p;
    }

    Ground& ground_;
    Rng& dice_;
    int distance_;
};

}  // namespace

Tile make_tile(std::uint64_t run_seed, const Doors& doors, Point place) {
    Ground ground{.tile = {.place = place}, .dice = Rng(run_seed, stream_of(place))};
    if (place == Point{}) {
        fill_inside(ground);
        join(ground, doors.of(place));
        ground.tile.at(kHearth).become(Terrain::hearth);
        return std::move(ground.tile);
    }
    const auto brand = brand_in(place, run_seed);
    if (brand) {
        make_vault(ground);
    } else {
        make_any_land(ground);
    }
    join(ground, doors.of(place));
    Contents contents(ground);
    contents.put_outside();
    if (brand) {
        contents.put_brand(*brand);
    } else if (ground.chamber) {
        contents.put_treasure();
    }
    return std::move(ground.tile);
}

}  // namespace rogue::world
