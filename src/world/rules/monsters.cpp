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
};

constexpr std::array kHabits{
    HabitRow{"rat", Habit::quick},           HabitRow{"goblin", Habit::throws},
    HabitRow{"orc", Habit::roars},           HabitRow{"troll", Habit::heals},
    HabitRow{"wraith", Habit::haunts_walls}, HabitRow{"dread knight", Habit::none},
};
static_assert(std::ranges::equal(kHabits, kMonsterKinds, {}, &HabitRow::name, &MonsterKind::name),
              "give every monster a habit, in the order of kMonsterKinds");

}  // namespace

Habit Monster::habit() const {
    return kHabits[static_cast<std::size_t>(kind - kMonsterKinds.data())].habit;
}

bool Monsters::is_near(const Monster& monster) const {
    const Point away = tile_of(monster.position) - around_;
    return std::abs(away.x) <= 1 && std::abs(away.y) <= 1;
}

void Monsters::add(const Monster& monster) {
    if (is_near(monster)) {
        near_.push_back(static_cast<std::uint32_t>(all_.size()));
    }
    all_.push_back(monster);
}

void Monsters::remove(const Monster& monster) {
    all_.erase(all_.begin() + (&monster - all_.data()));
    gather_around(around_);
}

void Monsters::gather_around(Point tile) {
    around_ = tile;
    near_.clear();
    for (std::size_t i = 0; i < all_.size(); ++i) {
        if (is_near(all_[i])) {
            near_.push_back(static_cast<std::uint32_t>(i));
        }
    }
}

Monster* Monsters::at(Point cell) {
    for (const std::uint32_t i : near_) {
        if (all_[i].position == cell) {
            return &all_[i];
        }
    }
    return nullptr;
}

}  // namespace rogue::world
