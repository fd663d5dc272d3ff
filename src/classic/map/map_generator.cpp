#include "classic/map/map_generator.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {
MapGenerator::MapGenerator(std::uint64_t seed, int depth)
    : depth_(depth), rng_(seed, static_cast<std::uint64_t>(depth)) {}

DungeonLevel MapGenerator::generate(BossAllowed boss_allowed) {
    do {
        level_ = DungeonLevel{};
        rooms_.clear();
        dig_rooms();
    } while (rooms_.size() < 2);

    place_stairs();
    if (boss_allowed == BossAllowed::yes && depth_ >= kBoss.from_depth) {
        maybe_place_boss();
    }
    for (const Box& room : std::span(rooms_).subspan(1)) {
        fill(room);
    }
    return std::move(level_);
}

void MapGenerator::dig_rooms() {
    constexpr int kAttempts = 30;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        try_to_place_room();
    }
}

void MapGenerator::try_to_place_room() {
    const int width = rng_.between(4, 10);
    const int height = rng_.between(4, 10);
    const int x = rng_.between(1, DungeonLevel::kWidth - width - 1);
    const int y = rng_.between(1, DungeonLevel::kHeight - height - 1);
    const Box room{x, y, width, height};
    if (std::ranges::any_of(rooms_, [&](const Box& earlier) { return room.touches(earlier); })) {
        return;
    }
    dig(room);
    if (!rooms_.empty()) {
        dig_corridor(rooms_.back().center(), room.center());
    }
    rooms_.push_back(room);
}

void MapGenerator::dig_corridor(Point from, Point to) {
    const bool horizontal_first = rng_.below(2) == 0;
    const Point bend = horizontal_first ? Point{to.x, from.y} : Point{from.x, to.y};
    dig(box_between(from, bend));
    dig(box_between(bend, to));
}

void MapGenerator::dig(const Box& box) {
    for_each_in(box, [&](Point p) { level_.at(p).terrain = Terrain::floor; });
}

void MapGenerator::place_stairs() {
    level_.spawn = rooms_.front().center();
    level_.stairs_down = rooms_.back().center();
    level_.at(level_.stairs_down).terrain = Terrain::stairs_down;
    if (depth_ > 1) {
        level_.at(level_.spawn).terrain = Terrain::stairs_up;
    }
}

void MapGenerator::maybe_place_boss() {
    constexpr int kPercent = 15;
    if (rng_.below(100) >= kPercent) {
        return;
    }
    const int room = rng_.between(1, static_cast<int>(rooms_.size()));
    level_.monsters.emplace_back(kBoss, point_in(rooms_[static_cast<std::size_t>(room)]));
}

void MapGenerator::fill(const Box& room) {
    constexpr int kFountainPercent = 20;
    constexpr int kFirstItemPercent = 60;
    constexpr int kSecondItemPercent = 20;
    if (rng_.below(100) < kFountainPercent) {
        const Point p = point_in(room);
        if (p != level_.stairs_down) {
            level_.at(p).terrain = Terrain::fountain;
        }
    }
    place_monsters(room);
    maybe_place_item(room, kFirstItemPercent);
    maybe_place_item(room, kSecondItemPercent);
}

void MapGenerator::place_monsters(const Box& room) {
    const int count = rng_.between(0, 2 + depth_ / 2);
    for (int i = 0; i < count; ++i) {
        const Point p = point_in(room);
        if (level_.monster_at(p) == nullptr && p != level_.stairs_down) {
            level_.monsters.emplace_back(random_monster_kind(depth_, rng_), p);
        }
    }
}

void MapGenerator::maybe_place_item(const Box& room, int percent) {
    if (rng_.below(100) >= percent) {
        return;
    }
    const Point p = point_in(room);
    if (level_.item_at(p) == nullptr) {
        level_.items.push_back({p, random_item(depth_, rng_)});
    }
}

// Returns a random tile of the room that is not at its edge.
Point MapGenerator::point_in(const Box& room) {
    const int x = rng_.between(room.x + 1, room.x + room.width - 1);
    const int y = rng_.between(room.y + 1, room.y + room.height - 1);
    return {x, y};
}

}  // namespace rogue::classic
