#include "world/rules/monsters.hpp"

#include <algorithm>
#include <array>
#include <string_view>

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

}  // namespace rogue::world
