#include "rogue/world/rules/tile_generator.hpp"

#include <algorithm>
#include <utility>

#include "joining.hpp"
#include "lands.hpp"
#include "rogue/classic/entities/monster_kinds.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::world {
namespace {

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
        constexpr int kMiddle = Chamber::kSize / 2;
        put(ground_.chamber->corner + Point{kMiddle, kMiddle}, brand);
        put(place_in_chamber(), guard_of(brand.circle));
        const int wraiths = std::min(brand.circle, 11) - 3;
        for (int i = 0; i < wraiths; ++i) {
            put(place_in_chamber(), kind_named("wraith"));
        }
        put_item(place_in_chamber(), distance_ + 2);
    }

    std::vector<Monster> take_monsters() { return std::move(monsters_); }

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
        monsters_.emplace_back(kind, ground_.tile.origin() + where);
    }

    bool is_taken(Point p) const {
        const Point cell = ground_.tile.origin() + p;
        const auto is_there = [&](const auto& one) { return one.position == cell; };
        return std::ranges::any_of(ground_.tile.things, is_there) ||
               std::ranges::any_of(monsters_, is_there);
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
        const Point corner = ground_.chamber->corner;
        Point p;
        do {
            p.x = corner.x + 1 + dice_.below(Chamber::kSize - 2);
            p.y = corner.y + 1 + dice_.below(Chamber::kSize - 2);
        } while (is_taken(p));
        return p;
    }

    Ground& ground_;
    Rng& dice_;
    int distance_;
    std::vector<Monster> monsters_;
};

}  // namespace

MadeTile make_tile(std::uint64_t run_seed, const Doors& doors, Point place) {
    constexpr Point kHearth{16, 15};
    Ground ground{.tile = {.place = place}, .dice = Rng(run_seed, stream_of(place))};
    if (place == Point{}) {
        make_hearth_land(ground);
        join(ground, doors.of(place));
        ground.tile.at(kHearth).become(Terrain::hearth);
        return {std::move(ground.tile), {}};
    }
    const auto brand = brand_in(place, run_seed);
    brand ? make_vault(ground) : make_any_land(ground);
    join(ground, doors.of(place));
    Contents contents(ground);
    contents.put_outside();
    if (brand) {
        contents.put_brand(*brand);
    } else if (ground.chamber) {
        contents.put_treasure();
    }
    return {std::move(ground.tile), contents.take_monsters()};
}

}  // namespace rogue::world
