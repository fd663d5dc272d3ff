#include "rogue/tutorial/rules/level.hpp"

#include <algorithm>

#include "rogue/tutorial/rules/dice.hpp"

namespace rogue::tutorial {
namespace {

// Whether point_in() can draw a walkable cell.
bool has_walkable_point(const Room& room, const Map& map) {
    for (int y = room.y + 1; y <= room.y + room.height - 2; ++y) {
        for (int x = room.x + 1; x <= room.x + room.width - 2; ++x) {
            if (map.walkable({x, y})) {
                return true;
            }
        }
    }
    return false;
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

Point point_in(const Room& room, const Map& map, Rng& rng) {
    const auto draw = [&] {
        const int x = room.x + roll(rng, 1, room.width - 2);
        const int y = room.y + roll(rng, 1, room.height - 2);
        return Point{x, y};
    };
    const Point first = draw();
    if (has_walkable_point(room, map)) {
        for (Point p = first; !map.walkable(p);) {
            p = draw();
        }
    }
    return first;
}

}  // namespace rogue::tutorial
