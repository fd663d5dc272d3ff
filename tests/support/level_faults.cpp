#include "tests/support/level_faults.hpp"

#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

std::string fault_of_monsters(const DungeonLevel& level) {
    for (std::size_t i = 0; i < level.monsters.size(); ++i) {
        const Monster& monster = level.monsters[i];
        const std::string who = concat(monster.kind->name, " at ", coordinates(monster.position));
        if (!level.walkable(monster.position)) {
            return who + " in a wall or outside";
        }
        if (monster.hp <= 0 || monster.hp > monster.max_hp) {
            return concat(who, " has ", monster.hp, " hit points of ", monster.max_hp);
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (level.monsters[j].position == monster.position) {
                return who + " shares its tile with another monster";
            }
        }
    }
    return "";
}

std::string fault_of_items(const DungeonLevel& level) {
    for (std::size_t i = 0; i < level.items.size(); ++i) {
        const Point at = level.items[i].position;
        const std::string what = concat(name_of(level.items[i].item), " at ", coordinates(at));
        if (!level.walkable(at)) {
            return what + " in a wall or outside";
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (level.items[j].position == at) {
                return what + " shares its tile with another item";
            }
        }
    }
    return "";
}

std::string fault_of_stairs(const DungeonLevel& level) {
    std::string fault;
    for_each_tile([&](Point p) {
        const Terrain terrain = level.at(p).terrain;
        if ((terrain == Terrain::stairs_down) != (p == level.stairs_down)) {
            fault = concat("a way down at ", coordinates(p), ", the level's at ",
                           coordinates(level.stairs_down));
        }
        if (terrain == Terrain::stairs_up && p != level.spawn) {
            fault =
                concat("stairs up at ", coordinates(p), ", spawn at ", coordinates(level.spawn));
        }
    });
    return fault;
}

std::string fault_of_paths(const DungeonLevel& level) {
    std::vector<Point> reached{level.stairs_down};
    DungeonLevel marks;  // Explored: reached.
    marks.at(level.stairs_down).explored = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Point step : {Point{0, -1}, Point{0, 1}, Point{-1, 0}, Point{1, 0}}) {
            const Point next = reached[i] + step;
            if (level.walkable(next) && !marks.at(next).explored) {
                marks.at(next).explored = true;
                reached.push_back(next);
            }
        }
    }
    std::string fault = level.walkable(level.spawn) ? "" : "the player arrives in a wall";
    for_each_tile([&](Point p) {
        if (level.walkable(p) && !marks.at(p).explored) {
            fault = concat("no way from ", coordinates(p), " to the stairs down");
        }
    });
    return fault;
}

}  // namespace

std::string fault_of(const DungeonLevel& level) {
    for (const auto& fault : {fault_of_monsters, fault_of_items, fault_of_stairs, fault_of_paths}) {
        if (const std::string found = fault(level); !found.empty()) {
            return found;
        }
    }
    return "";
}

}  // namespace rogue::test
