#include "tutorial/rules/level.hpp"

#include <algorithm>
#include <utility>

#include "tutorial/rules/pool.hpp"

namespace rogue::tutorial {
namespace {

// Returns true if point_in() can draw a walkable cell.
bool has_walkable_point(const Box& room, const Map& map) {
    bool found = false;
    for_each_in({room.x + 1, room.y + 1, room.width - 2, room.height - 2},
                [&](Point p) { found |= map.walkable(p); });
    return found;
}

}  // namespace

Monster* Level::monster_at(Point p) {
    const auto found = std::ranges::find(monsters, p, &Monster::position);
    return found == monsters.end() ? nullptr : &*found;
}

Monster* Level::monster_of(int its_number) {
    const auto found = std::ranges::find(monsters, its_number, &Monster::number);
    return found == monsters.end() ? nullptr : &*found;
}

Door* Level::door_at(Point p) {
    const auto found = std::ranges::find(doors, p, &Door::position);
    return found == doors.end() ? nullptr : &*found;
}

Monster& Level::add(Monster monster) {
    monster.number = ++last_number_;
    map.at(monster.position).walkable = false;
    return monsters.emplace_back(monster);
}

Point point_in(const Box& room, const Map& map, Rng& rng) {
    const auto draw = [&] {
        const int x = room.x + roll(rng, 1, room.width - 2);
        const int y = room.y + roll(rng, 1, room.height - 2);
        return Point{x, y};
    };
    const Point first = draw();
    if (!map.walkable(first) && has_walkable_point(room, map)) {
        while (!map.walkable(draw())) {
        }
    }
    return first;
}

namespace {

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width &&  //
           a.y < b.y + b.height && b.y < a.y + a.height;
}

/// Digs and fills one level, step by step.
class LevelGenerator {
public:
    LevelGenerator(std::uint64_t seed, int number, Pool<AbilityKind>& abilities)
        : rng_(seed, static_cast<std::uint64_t>(number)), abilities_(abilities) {
        level_.number = number;
    }

    Level generate() {
        choose_rooms();
        dig_rooms();
        dig_hallways();
        for (const Box& room : level_.rooms) {
            hang_doors(room);
        }
        const Point start = level_.rooms.front().center();
        level_.stairs_up = start + Point{1, 0};
        level_.stairs_down = level_.rooms.back().center();
        level_.map.at(start).walkable = false;  // The player stands there.
        for (const Box& room : level_.rooms) {
            place_monsters(room);
        }
        place_equipment();
        place_items();
        if (level_.number == 1 || level_.number % 3 == 0) {
            place_ability();
        }
        return std::move(level_);
    }

private:
    void choose_rooms() {
        constexpr int kAttempts = 20;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const int width = roll(rng_, 7, 13);
            const int height = roll(rng_, 7, 13);
            const int x = roll(rng_, 0, Map::kWidth - width - 1);
            const int y = roll(rng_, 0, Map::kHeight - height - 1);
            const Box room{x, y, width, height};
            if (std::ranges::none_of(level_.rooms,
                                     [&](const Box& earlier) { return overlap(earlier, room); })) {
                level_.rooms.push_back(room);
            }
        }
    }

    void dig_rooms() {
        for (const auto& [x, y, width, height] : level_.rooms) {
            dig({x + 1, y + 1, width - 1, height - 1});
        }
    }

    void dig_hallways() {
        for (std::size_t i = 1; i < level_.rooms.size(); ++i) {
            dig_hallway(level_.rooms[i - 1].center(), level_.rooms[i].center());
        }
    }

    void dig_hallway(Point from, Point to) {
        const bool along_row_first = roll(rng_, 0, 2) == 0;
        const Point bend = along_row_first ? Point{to.x, from.y} : Point{from.x, to.y};
        dig(box_between(from, bend));
        dig(box_between(bend, to));
    }

    void dig(const Box& box) {
        for_each_in(box, [&](Point p) { level_.map.dig(p); });
    }

    // Each wall includes its corners.
    void hang_doors(const Box& room) {
        const auto hang = [&](Point p) { hang_door(p); };
        for_each_in({room.x, room.y, room.width + 1, 1}, hang);
        for_each_in({room.x, room.y, 1, room.height + 1}, hang);
        for_each_in({room.x, room.y + room.height, room.width + 1, 1}, hang);
        for_each_in({room.x + room.width, room.y, 1, room.height + 1}, hang);
    }

    // Hangs a door if the cell is in a passage, between two walls, and has no door beside it.
    void hang_door(Point p) {
        const Map& map = level_.map;
        if (!map.walkable(p)) {
            return;
        }
        const bool left = map.walkable(p + Point{-1, 0});
        const bool right = map.walkable(p + Point{1, 0});
        const bool above = map.walkable(p + Point{0, -1});
        const bool below = map.walkable(p + Point{0, 1});
        const bool across = left && right && !above && !below;
        const bool along = above && below && !left && !right;
        if (!across && !along) {
            return;
        }
        for (const Point step :
             {Point{0, 0}, Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}}) {
            if (level_.door_at(p + step) != nullptr) {
                return;
            }
        }
        level_.doors.push_back({p});
        level_.map.at(p).transparent = false;
    }

    // Before each thing is placed, a point in the room is drawn that is not used.
    void place_monsters(const Box& room) {
        if (!chance_below(7)) {
            return;
        }
        const int count = roll(rng_, 1, 4);
        for (int i = 0; i < count; ++i) {
            draw_point(room);
            const Point position = draw_point(room);
            Monster monster = random_monster(level_.number, rng_);
            monster.position = position;
            level_.add(monster);
        }
    }

    void place_equipment() {
        Pool<Equipment> pool = equipment_of_level(level_.number);
        for (const Box& room : level_.rooms) {
            if (chance_below(3)) {
                draw_point(room);
                if (pool.empty()) {
                    return;
                }
                const Equipment equipment = pool.draw(rng_);
                level_.treasure.push_back({draw_point(room), equipment});
            }
        }
    }

    void place_items() {
        for (const Box& room : level_.rooms) {
            if (chance_below(3)) {
                draw_point(room);
                Pool<ItemKind> pool;
                for (const ItemTraits& traits : kItemTraits) {
                    pool.add(traits.kind, traits.weight);
                }
                const ItemKind item = pool.draw(rng_);
                level_.treasure.push_back({draw_point(room), item});
            }
        }
    }

    void place_ability() {
        if (abilities_.empty()) {
            return;
        }
        const AbilityKind ability = abilities_.draw(rng_);
        const int room = roll(rng_, 0, static_cast<int>(level_.rooms.size()) - 1);
        level_.treasure.push_back(
            {draw_point(level_.rooms[static_cast<std::size_t>(room)]), ability});
    }

    bool chance_below(int tenths) { return roll(rng_, 1, 10) < tenths; }
    Point draw_point(const Box& room) { return point_in(room, level_.map, rng_); }

    Rng rng_;
    Pool<AbilityKind>& abilities_;
    Level level_;
};

}  // namespace

Level generate_level(std::uint64_t seed, int number, Pool<AbilityKind>& abilities) {
    return LevelGenerator(seed, number, abilities).generate();
}

}  // namespace rogue::tutorial
