#include "world/rules/monsters.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "world/rules/tile.hpp"

namespace rogue::world {
namespace {

struct HabitRow {
    std::string_view name;
    Habit habit;
    std::string_view note;  // For players.
};

constexpr std::array kHabits{
    HabitRow{"rat", Habit::quick, "steps twice"},
    HabitRow{"goblin", Habit::throws, "throws stones"},
    HabitRow{"orc", Habit::roars, "its roar wakes its tile"},
    HabitRow{"troll", Habit::heals, "heals"},
    HabitRow{"wraith", Habit::haunts_walls, "goes through walls"},
    HabitRow{"dread knight", Habit::none, ""},
};
static_assert(std::ranges::equal(kHabits, kMonsterKinds, {}, &HabitRow::name, &MonsterKind::name),
              "give every monster a habit, in the order of kMonsterKinds");

}  // namespace

std::string_view habit_of(std::string_view monster) {
    const auto row = std::ranges::find(kHabits, monster, &HabitRow::name);
    return row != kHabits.end() ? row->note : "";
}

Habit Monster::habit() const {
    return kHabits[static_cast<std::size_t>(kind - kMonsterKinds.data())].habit;
}

void Monsters::add(Monster monster) {
    monster.number = made_++;
    const Point tile = tile_of(monster.position);
    const bool is_near = std::abs(tile.x - around_.x) <= 1 && std::abs(tile.y - around_.y) <= 1;
    (is_near ? nearby_ : far_[{tile.x, tile.y}]).push_back(monster);
}

void Monsters::remove(const Monster& monster) {
    nearby_.erase(nearby_.begin() + (&monster - nearby_.data()));
}

void Monsters::gather_around(Point tile) {
    around_ = tile;
    for (const Monster& monster : std::exchange(nearby_, {})) {
        const Point place = tile_of(monster.position);
        far_[{place.x, place.y}].push_back(monster);
    }
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
            for (const Monster& monster : std::exchange(far_[{tile.x + dx, tile.y + dy}], {})) {
                const auto later =
                    std::ranges::upper_bound(nearby_, monster.number, {}, &Monster::number);
                nearby_.insert(later, monster);
            }
        }
    }
}

Monster* Monsters::at(Point cell) {
    const auto there = std::ranges::find(nearby_, cell, &Monster::position);
    return there == nearby_.end() ? nullptr : &*there;
}

}  // namespace rogue::world
