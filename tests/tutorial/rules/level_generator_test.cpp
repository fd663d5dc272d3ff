#include "tutorial/rules/level.hpp"

#include <algorithm>
#include <vector>

#include "rogue/base/point.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

Pool<AbilityKind> all_abilities() {
    Pool<AbilityKind> pool;
    for (const AbilityTraits& traits : kAbilityTraits) {
        pool.add(traits.kind, 10);
    }
    return pool;
}

Level level_of(std::uint64_t seed, int number) {
    Pool<AbilityKind> abilities = all_abilities();
    return generate_level(seed, number, abilities);
}

bool overlap(const Room& a, const Room& b) {
    const auto meet = [](int from, int size, int other_from, int other_size) {
        return from < other_from + other_size && other_from < from + size;
    };
    return meet(a.x, a.width, b.x, b.width) && meet(a.y, a.height, b.y, b.height);
}

std::string fault_of_rooms(const Level& level) {
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        const Room& room = level.rooms[i];
        if (room.width < 7 || room.width > 13 || room.height < 7 || room.height > 13 ||
            !Map::contains({room.x, room.y}) ||
            !Map::contains({room.x + room.width, room.y + room.height})) {
            return text("room ", i, " is too small, too big or outside");
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(room, level.rooms[j])) {
                return text("rooms ", j, " and ", i, " overlap");
            }
        }
    }
    return "";
}

std::string fault_of_doors(const Level& level) {
    for (const Door& door : level.doors) {
        const auto open = [&](int x, int y) {
            const Point p = door.position + Point{x, y};
            return level.map.walkable(p) ||
                   std::ranges::find(level.monsters, p, &Monster::position) != level.monsters.end();
        };
        const bool across = open(-1, 0) && open(1, 0) && !open(0, -1) && !open(0, 1);
        const bool along = !open(-1, 0) && !open(1, 0) && open(0, -1) && open(0, 1);
        if (door.open || !(across || along) || level.map.at(door.position).transparent) {
            return text("no door at ", coordinates(door.position));
        }
        for (const Door& other : level.doors) {
            const Point apart = other.position - door.position;
            if (&other != &door && apart.x * apart.x + apart.y * apart.y <= 1) {
                return text("two doors at ", coordinates(door.position));
            }
        }
    }
    return "";
}

bool in_a_room(const Level& level, Point p) {
    return std::ranges::any_of(level.rooms, [p](const Room& room) {
        return p.x > room.x && p.x < room.x + room.width - 1 && p.y > room.y &&
               p.y < room.y + room.height - 1;
    });
}

std::string fault_of_things(const Level& level) {
    int number = 0;
    for (const Monster& monster : level.monsters) {
        if (!in_a_room(level, monster.position) || level.map.walkable(monster.position) ||
            monster.health != monster.max_health || monster.health < 1 ||
            monster.number != ++number || monster.name != traits_of(monster.kind).name) {
            return text("monster ", number);
        }
    }
    for (const Treasure& treasure : level.treasure) {
        if (!in_a_room(level, treasure.position) || std::holds_alternative<Gold>(treasure.thing)) {
            return text("treasure at ", coordinates(treasure.position));
        }
    }
    return "";
}

// Whether `>` can be reached over all that is floor, whoever stands there.
bool stairs_reached(const Level& level) {
    std::vector<Point> reached{level.rooms.front().center()};
    std::vector<bool> seen(Map::kIndexes);
    Map ground = level.map;
    for (const Monster& monster : level.monsters) {
        ground.dig(monster.position);
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Direction way :
             {Direction::up, Direction::down, Direction::left, Direction::right}) {
            const Point next = reached[i] + offset(way);
            if (ground.walkable(next) && !seen[Map::index(next)]) {
                seen[Map::index(next)] = true;
                reached.push_back(next);
            }
        }
    }
    return seen[Map::index(level.stairs_down)];
}

TEST("levels 1 to 20 of fifty dungeons are sound") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        for (int number = 1; number <= 20; ++number) {
            const check::Context context(text("seed ", seed, ", level ", number));
            const Level level = level_of(seed, number);
            CHECK_EQ(level.number, number);
            CHECK_EQ(fault_of_rooms(level), "");
            CHECK_EQ(fault_of_doors(level), "");
            CHECK_EQ(fault_of_things(level), "");
            CHECK(stairs_reached(level));
            const Point start = level.rooms.front().center();
            CHECK(!level.map.walkable(start));
            CHECK(level.stairs_up == (start + Point{1, 0}));
            CHECK(level.stairs_down == level.rooms.back().center());
        }
    }
}

TEST("rooms are those the first draws of the level's stream decide") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const check::Context context(text("seed ", seed));
        Draws draws(seed, 4);
        std::vector<Room> rooms;
        for (int attempt = 0; attempt < 20; ++attempt) {
            const int width = draws.between(7, 14);
            const int height = draws.between(7, 14);
            const int x = draws.between(0, 80 - width);
            const Room room{x, draws.between(0, 48 - height), width, height};
            if (std::ranges::none_of(rooms, [&](const Room& r) { return overlap(r, room); })) {
                rooms.push_back(room);
            }
        }
        const Level level = level_of(seed, 4);
        CHECK_EQ(level.rooms.size(), rooms.size());
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            CHECK_EQ(coordinates(level.rooms[i].center()), coordinates(rooms[i].center()));
            CHECK_EQ(level.rooms[i].width, rooms[i].width);
        }
    }
}

TEST("hallways lead from each room's centre to the next, one in three along the row first") {
    int row_first = 0;
    int hallways = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Level level = level_of(seed, 1);
        Map ground = level.map;
        for (const Monster& monster : level.monsters) {
            ground.dig(monster.position);
        }
        ground.dig(level.rooms.front().center());
        for (std::size_t i = 1; i < level.rooms.size(); ++i) {
            const Point from = level.rooms[i - 1].center();
            const Point to = level.rooms[i].center();
            const auto dug = [&](Point a, Point b) {
                const Point step{(b.x > a.x) - (b.x < a.x), (b.y > a.y) - (b.y < a.y)};
                for (; a != b; a = a + step) {
                    if (!ground.walkable(a)) {
                        return false;
                    }
                }
                return true;
            };
            const bool row = dug(from, {to.x, from.y}) && dug({to.x, from.y}, to);
            const bool column = dug(from, {from.x, to.y}) && dug({from.x, to.y}, to);
            CHECK(row || column);
            hallways += row != column;
            row_first += row && !column;
        }
    }
    CHECK(row_first * 100 > hallways * 25 && row_first * 100 < hallways * 42);
}

TEST("monsters are rolled within their kind's dice, and are a little stronger every third level") {
    struct Row {
        int health_from, health_to, attack_to, chance_from, chance_to, defense_to, gold_from,
            gold_to, speed;
    };
    constexpr std::array kRows{Row{2, 10, 3, 25, 75, 3, 5, 25, 14},
                               Row{4, 20, 2, 10, 50, 2, 1, 20, 14},
                               Row{1, 5, 2, 10, 50, 2, 1, 20, 12}};
    Rng rng(1, 1);
    std::array<int, kRows.size()> count{};
    constexpr int kMonsters = 4000;
    for (int i = 0; i < kMonsters; ++i) {
        const int level = 1 + i % 12;
        const Monster monster = random_monster(level, rng);
        const auto kind = static_cast<std::size_t>(monster.kind);
        const Row& row = kRows[kind];
        const auto within = [](int value, int from, int to) {
            return value >= from && value <= to;
        };
        ++count[kind];
        CHECK(within(monster.health, row.health_from, row.health_to));
        CHECK(within(monster.own.attack - level / 3, 1, row.attack_to));
        CHECK(within(monster.own.attack_chance, row.chance_from, row.chance_to));
        CHECK(within(monster.own.defense - level / 3, 1, row.defense_to));
        CHECK(within(monster.own.defense_chance, 10, 40));
        CHECK(within(monster.gold, row.gold_from, row.gold_to));
        CHECK_EQ(monster.own.speed, row.speed);
        CHECK_EQ(monster.awareness, 10);
    }
    CHECK(count[0] > kMonsters * 22 / 100 && count[0] < kMonsters * 28 / 100);
    CHECK(count[1] > kMonsters * 22 / 100 && count[1] < kMonsters * 28 / 100);
}

TEST("one monster takes 96 draws, whichever it becomes") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed, 1);
        random_monster(1, rng);
        Draws draws(seed, 1);
        const auto throw_dice = [&](int count, int sides) {
            for (int i = 0; i < count; ++i) {
                draws.below(sides);
            }
        };
        for (const auto& [count, sides] : std::initializer_list<std::pair<int, int>>{{2, 5},
                                                                                     {1, 3},
                                                                                     {25, 3},
                                                                                     {1, 3},
                                                                                     {10, 4},
                                                                                     {5, 5},
                                                                                     {4, 5},
                                                                                     {1, 2},
                                                                                     {10, 5},
                                                                                     {1, 2},
                                                                                     {10, 4},
                                                                                     {1, 20},
                                                                                     {1, 5},
                                                                                     {1, 2},
                                                                                     {10, 5},
                                                                                     {1, 2},
                                                                                     {10, 4},
                                                                                     {1, 20},
                                                                                     {1, 100}}) {
            throw_dice(count, sides);
        }
        CHECK_EQ(draws.taken(), 96);
        CHECK_EQ(rng.below(1000), draws.below(1000));
    }
}

TEST("an ability lies on levels 1, 3, 6 ... as long as there are some") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Pool<AbilityKind> abilities = all_abilities();
        std::vector<int> found;
        for (int number = 1; number <= 24; ++number) {
            const Level level = generate_level(seed, number, abilities);
            for (const Treasure& treasure : level.treasure) {
                if (std::holds_alternative<AbilityKind>(treasure.thing)) {
                    found.push_back(number);
                }
            }
        }
        CHECK((found == std::vector{1, 3, 6, 9, 12, 15}));
    }
}

TEST("a level never holds more equipment than its pool") {
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Level level = level_of(seed, 10);
        most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(
                                  level.treasure, [](const Treasure& treasure) {
                                      return std::holds_alternative<Equipment>(treasure.thing);
                                  })));
    }
    CHECK_EQ(most, 4U);
}

}  // namespace
}  // namespace rogue::test
