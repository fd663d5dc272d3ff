#include "tests/support/tutorial_invariants.hpp"

#include <set>

#include "rogue/base/text.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

// Monsters and treasure may be in a doorway whose door is shut.
bool is_open(const tutorial::Level& level, Point p) {
    if (!tutorial::Map::contains(p)) {
        return false;
    }
    for (const tutorial::Door& door : level.doors) {
        if (door.position == p) {
            return true;
        }
    }
    return level.map.at(p).transparent;
}

std::string fault_of_player(const tutorial::Level& level, const tutorial::Player& player) {
    if (!tutorial::Map::contains(player.position) || player.health > player.max_health ||
        player.gold < 0) {
        return "the player";
    }
    if (!level.in_sight.contains(player.position) || !level.map.at(player.position).transparent) {
        return "the player does not see himself";
    }
    for (const auto& item : player.items) {
        if (item && (item->uses < 1 || item->uses > tutorial::kItemTraits[item->kind].uses)) {
            return "an item used up";
        }
    }
    for (const auto& ability : player.abilities) {
        if (ability &&
            (ability->waits < 0 || ability->waits > tutorial::kAbilityTraits[ability->kind].rest)) {
            return "an ability that waits too long";
        }
    }
    return "";
}

std::string fault_of_monsters(const tutorial::Level& level) {
    std::set<int> numbers;
    for (const tutorial::Monster& monster : level.monsters) {
        if (!is_open(level, monster.position) || monster.health < 1 ||
            monster.health > monster.max_health || monster.gold < 0 ||
            monster.alert.value_or(1) < 1 || monster.alert.value_or(1) > 15 ||
            monster.turns_fled.value_or(1) > 16) {
            return concat(monster.name, " at ", coordinates(monster.position));
        }
        if (monster.number < 1 || !numbers.insert(monster.number).second) {
            return concat("two monsters of the number ", monster.number);
        }
    }
    return "";
}

std::string fault_of_places(const tutorial::Level& level) {
    for (const tutorial::Treasure& treasure : level.treasure) {
        if (!is_open(level, treasure.position)) {
            return concat("treasure at ", coordinates(treasure.position));
        }
    }
    for (std::size_t i = 0; i < tutorial::Map::kIndexes; ++i) {
        const Point p = tutorial::Map::point(i);
        if (tutorial::Map::contains(p) && level.in_sight.contains(p) &&
            !level.explored.contains(p)) {
            return concat(coordinates(p), " is in sight, but not explored");
        }
    }
    return "";
}

std::string fault_of_aim(const tutorial::Level& level, const tutorial::Targeting& aim) {
    if (!level.in_sight.contains(aim.cursor)) {
        return "an aim out of sight";
    }
    const bool at_monster = aim.shape == tutorial::Targeting::Shape::monster;
    return at_monster && (aim.chosen >= aim.choices.size() || aim.choices[aim.chosen] != aim.cursor)
               ? "an aim at no monster"
               : "";
}

}  // namespace

std::string fault_of(const tutorial::Screen& screen) {
    const auto& [level, player, log, targeting] = screen;
    std::string fault = fault_of_player(level, player);
    if (fault.empty()) {
        fault = fault_of_monsters(level);
    }
    if (fault.empty()) {
        fault = fault_of_places(level);
    }
    return fault.empty() && targeting != nullptr ? fault_of_aim(level, *targeting) : fault;
}

}  // namespace rogue::test
