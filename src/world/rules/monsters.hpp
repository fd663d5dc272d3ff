#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// What sets a monster apart. Each kind has a habit, in the order of kMonsterKinds.
enum class Habit : std::uint8_t {
    quick,         ///< Steps twice.
    throws,        ///< Throws stones.
    roars,         ///< Its roar wakes its tile.
    heals,         ///< Gains a hit point each turn.
    haunts_walls,  ///< Goes through walls.
    none,
    count,
};

struct HabitRow {
    Habit habit;
    std::string_view kind;    ///< The kind that has it.
    std::array<int, 2> pack;  ///< The least and the most that come together from distance 2 on.
    std::string_view note;    ///< Words for a look.
    std::string_view does;    ///< Words for a champion that wakes.
};

inline constexpr auto kHabits = complete_table<HabitRow, &HabitRow::habit>({
    {Habit::quick, "rat", {2, 3}, "steps twice", "steps twice"},
    {Habit::throws, "goblin", {1, 2}, "throws stones", "throws stones"},
    {Habit::roars, "orc", {1, 2}, "its roar wakes its land", "roars"},
    {Habit::heals, "troll", {1, 1}, "heals", "heals"},
    {Habit::haunts_walls, "wraith", {1, 1}, "goes through walls", "walks through walls"},
    {Habit::none, "dread knight", {1, 1}, "", ""},
});
static_assert(std::ranges::equal(kHabits, kMonsterKinds, {}, &HabitRow::kind, &MonsterKind::name),
              "give every monster a habit, in the order of kMonsterKinds");

consteval const MonsterKind& kind_named(std::string_view name) {
    return *std::ranges::find(kMonsterKinds, name, &MonsterKind::name);
}

constexpr const HabitRow& habit_of(const MonsterKind& kind) {
    return *std::ranges::find(kHabits, kind.name, &HabitRow::kind);
}

struct Monster : classic::Monster {
    /// Makes a monster. The dread knight has fewer hit points than in the dungeon crawl.
    Monster(const MonsterKind& its_kind, Point where)
        : classic::Monster(its_kind, where), habits{habit_of(its_kind).habit, Habit::none} {
        hp = max_hp = kind == &kBoss ? 36 : max_hp;
    }

    /// Makes it a champion, with a random name and a random second habit.
    void ennoble(Rng& dice);

    bool is_champion() const { return !own_name.empty(); }

    /// Returns its name in a sentence: a champion's own, or one such as `the rat`.
    std::string name() const { return is_champion() ? own_name : classic::Monster::name(); }

    bool has(Habit habit) const { return habits[0] == habit || habits[1] == habit; }

    std::array<Habit, 2> habits;  ///< That of its kind, and a champion's second.
    std::string own_name = {};    ///< Only champions have one.
    bool awake = false;
    bool was_awake = false;  ///< Before this turn.
    std::size_t number = 0;  ///< How many monsters of the run were made before it.
};

/// Returns a random kind for that distance, from 1. Far out there are no weak ones.
const MonsterKind& random_kind(int distance, Rng& dice);

/// Monsters of a kind that come together.
struct Pack {
    const MonsterKind* kind;
    int size;
};

/// Returns a pack of a random kind. It grows with the distance.
Pack random_pack(int distance, Rng& dice);

/// The packs that hunt the player for a brand, by the number of brands home by then; the last is
/// for any higher number too. Each comes once.
inline constexpr std::array kHounds{Pack{&kind_named("rat"), 3}, Pack{&kind_named("orc"), 2},
                                    Pack{&kind_named("troll"), 1}, Pack{&kBoss, 1}};

}  // namespace rogue::world
