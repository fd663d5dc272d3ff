#include "world/rules/chunk_generator.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "world/rules/lands.hpp"

namespace rogue::world {
namespace {

/// A connected area of floor in a chunk.
class Region {
public:
    /// Returns the floor outside the chamber that is connected with `from`, if that is such floor.
    static Region around(const Ground& ground, Point from) {
        Region region;
        region.spread(ground, from);
        return region;
    }

    /// Takes in a cell that has become floor, and what it connects.
    void grow(const Ground& ground, Point p) {
        if (std::ranges::any_of(kClockwise,
                                [&](Direction to) { return contains(p + offset(to)); })) {
            spread(ground, p);
        }
    }

    bool contains(Point p) const { return has_[Chunk::index(p)]; }
    std::size_t size() const { return cells_.size(); }
    std::span<const Point> cells() const { return cells_; }

    /// Returns the nearest cell of the region; of several, the first in row order.
    Point nearest_to(Point p) const {
        Point nearest = cells_.front();
        for (const Point cell : cells_) {
            const int closer = manhattan_distance(nearest, p) - manhattan_distance(cell, p);
            if (closer > 0 || (closer == 0 && Chunk::index(cell) < Chunk::index(nearest))) {
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

    // The border of a chunk is not floor, so no region leaves the chunk.
    void add(const Ground& ground, Point p) {
        if (ground.is_floor(p) && !ground.in_chamber(p) && !contains(p)) {
            has_[Chunk::index(p)] = true;
            cells_.push_back(p);
        }
    }

    std::array<bool, Chunk::kCells> has_{};
    std::vector<Point> cells_;
};

Region largest_region(Ground& ground) {
    Region largest;
    std::array<bool, Chunk::kCells> known{};
    for_each_in(kInside, [&](Point p) {
        if (ground.is_floor(p) && !ground.in_chamber(p) && !known[Chunk::index(p)]) {
            Region region = Region::around(ground, p);
            for (const Point cell : region.cells()) {
                known[Chunk::index(cell)] = true;
            }
            if (region.size() > largest.size()) {
                largest = std::move(region);
            }
        }
    });
    if (largest.size() == 0) {
        constexpr Point kMiddle{16, 16};
        ground.chunk.at(kMiddle).become(Terrain::floor);
        return Region::around(ground, kMiddle);
    }
    return largest;
}

// Returns one step of a winding way from p to q. Draws no random number where the way is straight.
Point step_toward(Point q, Point p, Rng& dice) {
    const auto [x, y] = q - p;
    const int across = std::abs(x);
    const bool along_x = y == 0 || (x != 0 && dice.below(across + std::abs(y)) < across);
    return along_x ? Point{x > 0 ? 1 : -1, 0} : Point{0, y > 0 ? 1 : -1};
}

// Puts the doors into the border and connects them with the largest region of floor. Unconnected
// floor outside the chamber becomes `beyond`.
void join(Ground& ground, const ChunkDoors& doors) {
    Region region = largest_region(ground);
    for (std::size_t side = 0; side < kClockwise.size(); ++side) {
        const Point door = cell_of(side, doors[side]);
        ground.chunk.at(door).become(doors[side].locked ? Terrain::locked_door : Terrain::door);
        Point p = door - offset(kClockwise[side]);
        const Point q = region.nearest_to(p);
        while (p != q) {
            ground.chunk.at(p).become(Terrain::floor);
            region.grow(ground, p);
            p = p + step_toward(q, p, ground.dice);
        }
    }
    for_each_in(kInside, [&](Point p) {
        if (ground.is_floor(p) && !region.contains(p) && !ground.in_chamber(p)) {
            ground.chunk.at(p).become(ground.beyond);
        }
    });
}

// Returns the stream of random numbers from which a chunk is made.
std::uint64_t stream_of(Point place) {
    constexpr std::uint64_t kCentred = 0x8000000080000000;
    const auto half = [](int number) { return std::uint64_t{static_cast<std::uint32_t>(number)}; };
    return (half(place.x) << 32 | half(place.y)) ^ kCentred;
}

class Contents {
public:
    explicit Contents(Ground& ground)
        : ground_(ground), dice_(ground.dice), distance_(distance_of(ground.chunk.place)) {}

    void put_outside() {
        if (ground_.shrine) {
            put_plates();
        }
        if (ground_.shrine || dice_.below(100) < 30) {
            ground_.chunk.at(spot()).become(Terrain::stone);
        }
        if (dice_.below(100) < 20) {
            ground_.chunk.at(spot()).become(Terrain::fountain);
        }
        if (dice_.below(100) < 60) {
            put(spot(), DoorKey{});
        }
        const int items = 1 + dice_.below(3);
        for (int i = 0; i < items; ++i) {
            put_item(spot(), distance_);
        }
        const int packs = 1 + dice_.below(2 + std::min(distance_ / 4, 10));
        for (int i = 0; i < packs; ++i) {
            put_pack(spot());
        }
        if (distance_ >= 3 && dice_.below(100) < 12) {
            const Point where = spot();
            put(where, random_kind(distance_, dice_));
            ground_.chunk.monsters.back().ennoble(dice_);
        }
    }

    void put_treasure() {
        std::vector gifts(kGifts.begin(), std::ranges::find_if(kGifts, &GiftRow::is_boon));
        for (int i = 0; i < 3; ++i) {
            const Gift gift = draw(gifts).gift;
            put(place_in_chamber(), gift);
        }
        if (!ground_.shrine) {
            put_guards(distance_ + 2);
        }
    }

    void put_brand(Brand brand) {
        put(ground_.chamber->center(), brand);
        if (brand.circle < 3) {
            put_guards(3 * brand.circle + 2);
        } else {
            put(place_in_chamber(), kBoss);
            const int wraiths = std::min(brand.circle, 11) - 3;
            for (int i = 0; i < wraiths; ++i) {
                put(place_in_chamber(), kind_named("wraith"));
            }
        }
        put_item(place_in_chamber(), distance_ + 2);
    }

private:
    // Takes a random value out of the list.
    template <typename Value>
    Value draw(std::vector<Value>& list) {
        const int chosen = list.size() == 1 ? 0 : dice_.below(static_cast<int>(list.size()));
        const Value value = list[static_cast<std::size_t>(chosen)];
        list.erase(list.begin() + chosen);
        return value;
    }

    void put_plates() {
        // In the order of kClockwise, along each side, without the corners.
        constexpr std::array<Box, 4> kStrips{
            Box{5, 1, 22, 4}, {27, 5, 4, 22}, {5, 27, 22, 4}, {1, 5, 4, 22}};
        std::array<Point, 4> cells;
        for (std::size_t side = 0; side < cells.size(); ++side) {
            cells[side] = free_cell_in(kStrips[side]);
            ground_.chunk.at(cells[side]).become(Terrain::plate);
        }
        Plates& plates = ground_.chunk.plates.emplace();
        std::vector<std::size_t> sides{0, 1, 2, 3};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            plates.sides[i] = draw(sides);
            plates.positions[i] = ground_.chunk.origin() + cells[plates.sides[i]];
        }
    }

    // Puts one of a pack on that spot and the others beside it, where there is room.
    void put_pack(Point where) {
        const auto [kind, size] = random_pack(distance_, dice_);
        put(where, *kind);
        int missing = size - 1;
        for (const Direction to : kClockwise) {
            if (missing > 0 && is_free(where + offset(to))) {
                put(where + offset(to), *kind);
                --missing;
            }
        }
    }

    void put_guards(int distance) {
        const auto [kind, size] = random_pack(distance, dice_);
        for (int i = 0; i < size; ++i) {
            put(place_in_chamber(), *kind);
        }
    }

    void put_item(Point where, int distance) { put(where, random_item(distance, dice_)); }

    void put(Point where, std::variant<Item, DoorKey, Brand, Gift> thing) {
        ground_.chunk.things.push_back({ground_.chunk.origin() + where, thing});
    }

    void put(Point where, const MonsterKind& kind) {
        ground_.chunk.monsters.emplace_back(kind, ground_.chunk.origin() + where);
    }

    // Returns true if the cell is floor without things or monsters.
    bool is_free(Point p) const {
        const Point cell = ground_.chunk.origin() + p;
        const auto is_there = [&](const auto& one) { return one.position == cell; };
        return ground_.is_floor(p) && std::ranges::none_of(ground_.chunk.things, is_there) &&
               std::ranges::none_of(ground_.chunk.monsters, is_there);
    }

    // Returns a free cell of that box: in the chamber if the box begins there, else outside.
    Point free_cell_in(const Box& box) {
        const bool inside = ground_.in_chamber({box.x, box.y});
        Point p;
        do {
            p.x = dice_.between(box.x, box.x + box.width);
            p.y = dice_.between(box.y, box.y + box.height);
        } while (!is_free(p) || ground_.in_chamber(p) != inside);
        return p;
    }

    Point spot() { return free_cell_in(kInside); }

    Point place_in_chamber() {
        const Box& walls = *ground_.chamber;
        return free_cell_in({walls.x + 1, walls.y + 1, walls.width - 2, walls.height - 2});
    }

    Ground& ground_;
    Rng& dice_;
    int distance_;
};

}  // namespace

Chunk make_chunk(std::uint64_t run_seed, const Doors& doors, Point place) {
    Ground ground{.chunk = {.place = place}, .dice = Rng(run_seed, stream_of(place))};
    if (place == Point{}) {
        fill_inside(ground);
        join(ground, doors.of(place));
        ground.chunk.at(kHearth).become(Terrain::hearth);
        return std::move(ground.chunk);
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
    return std::move(ground.chunk);
}

}  // namespace rogue::world
