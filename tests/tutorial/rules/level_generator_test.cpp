#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tutorial/rules/level.hpp"

// Levels and monsters are made draw by draw, as the rules say.

namespace rogue::test {
namespace {

using namespace tutorial;

void dig_plainly(Level& level, Rng& rng) {
    const auto dig = [&](Point p) { level.map.dig(p); };
    for (int attempt = 0; attempt < 20; ++attempt) {
        const int w = roll(rng, 7, 13);
        const int h = roll(rng, 7, 13);
        const int x = roll(rng, 0, 80 - w - 1);
        const int y = roll(rng, 0, 48 - h - 1);
        if (std::ranges::none_of(level.rooms, [&](const Box& b) {
                return x < b.x + b.width && b.x < x + w && y < b.y + b.height && b.y < y + h;
            })) {
            level.rooms.push_back({x, y, w, h});
            for_each_in({x + 1, y + 1, w - 1, h - 1}, dig);
        }
    }
    for (std::size_t i = 1; i < level.rooms.size(); ++i) {
        const Point from = level.rooms[i - 1].center();
        const Point to = level.rooms[i].center();
        const Point bend = roll(rng, 0, 2) == 0 ? Point{to.x, from.y} : Point{from.x, to.y};
        for_each_in(box_between(from, bend), dig);
        for_each_in(box_between(bend, to), dig);
    }
}

// A door hangs in a passage between two walls, and none beside another.
void hang_plainly(Level& level, Point p) {
    const auto open = [&](int x, int y) { return level.map.walkable(p + Point{x, y}); };
    const bool across = open(-1, 0) && open(1, 0) && !open(0, -1) && !open(0, 1);
    const bool along = open(0, -1) && open(0, 1) && !open(-1, 0) && !open(1, 0);
    if (open(0, 0) && (across || along) && std::ranges::none_of(level.doors, [&](const Door& door) {
            return manhattan_distance(door.position, p) <= 1;
        })) {
        level.doors.push_back({p});
        level.map.at(p).transparent = false;
    }
}

Level plain_level(std::uint64_t seed, int number, Pool<AbilityKind>& abilities) {
    Rng rng(seed, static_cast<std::uint64_t>(number));
    Level level;
    dig_plainly(level, rng);
    for (const auto& [x, y, w, h] : level.rooms) {
        for (const Box& wall : {Box{x, y, w + 1, 1}, Box{x, y, 1, h + 1}, Box{x, y + h, w + 1, 1},
                                Box{x + w, y, 1, h + 1}}) {
            for_each_in(wall, [&](Point p) { hang_plainly(level, p); });
        }
    }
    level.stairs_up = level.rooms.front().center() + Point{1, 0};
    level.stairs_down = level.rooms.back().center();
    level.map.at(level.rooms.front().center()).walkable = false;
    const auto point_in =
        [&](const Box& room) {  // The first drawn, even if nobody can stand there.
            std::optional<Point> first;
            for (Point p; !first || !level.map.walkable(p);) {
                p.x = room.x + roll(rng, 1, room.width - 2);
                p.y = room.y + roll(rng, 1, room.height - 2);
                first = first.value_or(p);
            }
            return *first;
        };
    for (const Box& room : level.rooms) {
        for (int left = roll(rng, 1, 10) < 7 ? roll(rng, 1, 4) : 0; left > 0; --left) {
            point_in(room);
            const Point p = point_in(room);
            Monster monster = random_monster(number, rng);
            monster.position = p;
            level.add(monster);
        }
    }
    const auto lay = [&](auto take) {
        for (const Box& room : level.rooms) {
            if (roll(rng, 1, 10) < 3) {
                point_in(room);
                const std::optional<Treasure::Thing> thing = take();
                if (!thing) {
                    return;
                }
                level.treasure.push_back({point_in(room), *thing});
            }
        }
    };
    Pool<Equipment> pool = equipment_of_level(number);
    lay([&] { return pool.empty() ? std::nullopt : std::optional(pool.draw(rng)); });
    lay([&] {
        Pool<ItemKind> items;
        constexpr std::array kWeights{10, 5, 20, 25, 20, 10};  // In the order of the kinds.
        for (std::size_t i = 0; i < kWeights.size(); ++i) {
            items.add(static_cast<ItemKind>(i), kWeights[i]);
        }
        return std::optional(items.draw(rng));
    });
    if ((number == 1 || number % 3 == 0) && !abilities.empty()) {
        const AbilityKind ability = abilities.draw(rng);
        const int room = roll(rng, 0, static_cast<int>(level.rooms.size()) - 1);
        level.treasure.push_back({point_in(level.rooms[static_cast<std::size_t>(room)]), ability});
    }
    return level;
}

std::string listing(const Monster& monster) {
    const Stats& own = monster.own;
    return concat(monster.name, " ", monster.health, "/", monster.max_health, " ", own.attack, " ",
                  own.attack_chance, " ", own.defense, " ", own.defense_chance, " ", monster.gold,
                  " ", own.speed, " ", monster.awareness, " ", coordinates(monster.position), "\n");
}

std::string listing(const Level& level) {
    std::string result;
    for_each_in({0, 0, 80, 48}, [&](Point p) {
        const tutorial::Cell cell = level.map.at(p);
        result += "#+o."[2U * cell.transparent + cell.walkable];
    });
    result += concat("\n", coordinates(level.stairs_up), " ", coordinates(level.stairs_down), "\n");
    for (const Monster& monster : level.monsters) {
        result += listing(monster);
    }
    for (const auto& [p, thing] : level.treasure) {
        const auto* worn = std::get_if<Equipment>(&thing);
        const auto* item = std::get_if<ItemKind>(&thing);
        result += concat(coordinates(p), " ", thing.index(), worn != nullptr ? worn->name : "",
                         item != nullptr ? kItemTraits[*item].name : "", "\n");
    }
    return result;
}

TEST("a level is dug and filled as the rules say, draw by draw") {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        Pool<AbilityKind> abilities;
        for (const AbilityTraits& traits : kAbilityTraits) {
            abilities.add(traits.kind, 10);
        }
        Pool<AbilityKind> same = abilities;
        for (const int number : {1, 2, 3, 6, 7, 9, 12, 15, 18, 19}) {
            const check::Context context(concat("seed ", seed, ", level ", number));
            const Level level = generate_level(seed, number, abilities);
            CHECK_EQ(listing(level), listing(plain_level(seed, number, same)));
            CHECK_EQ(level.number, number);
        }
    }
}

TEST("a monster of each kind is rolled, stronger with every third level, and one is chosen") {
    struct Row {
        std::string_view name;
        std::array<std::pair<int, int>, 6> dice;
        int speed, up_to;
    };
    constexpr std::array kRows{
        Row{"Kobold", {{{2, 5}, {1, 3}, {25, 3}, {1, 3}, {10, 4}, {5, 5}}}, 14, 25},
        Row{"Ooze", {{{4, 5}, {1, 2}, {10, 5}, {1, 2}, {10, 4}, {1, 20}}}, 14, 50},
        Row{"Goblin", {{{1, 5}, {1, 2}, {10, 5}, {1, 2}, {10, 4}, {1, 20}}}, 12, 100}};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const int level = static_cast<int>(seed % 10);
        Draws draws(seed, 1);
        std::vector<std::string> made;
        for (const Row& row : kRows) {
            std::array<int, 6> sums{};
            for (std::size_t i = 0; i < sums.size(); ++i) {
                for (int die = 0; die < row.dice[i].first; ++die) {
                    sums[i] += 1 + draws.below(row.dice[i].second);
                }
            }
            made.push_back(concat(row.name, " ", sums[0], "/", sums[0], " ", sums[1] + level / 3,
                                  " ", sums[2], " ", sums[3] + level / 3, " ", sums[4], " ",
                                  sums[5], " ", row.speed, " 10 0,0\n"));
        }
        const int chosen = 1 + draws.below(100);
        Rng rng(seed, 1);
        const auto row = std::ranges::find_if(kRows, [&](auto& of) { return chosen <= of.up_to; });
        CHECK_EQ(listing(random_monster(level, rng)),
                 made[static_cast<std::size_t>(row - kRows.begin())]);
        CHECK_EQ(rng.below(1000), draws.below(1000));
    }
}

}  // namespace
}  // namespace rogue::test
