#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// What sets a monster apart.
enum class Habit : std::uint8_t {
    quick,         ///< Steps twice.
    throws,        ///< Throws stones.
    roars,         ///< Its roar wakes its chunk.
    heals,         ///< Gains a hit point each turn.
    haunts_walls,  ///< Goes through walls.
    none,
    count,
};

struct HabitRow {
    Habit habit;
    std::string_view note;  ///< Words for a look.
    std::string_view does;  ///< Words for a champion that wakes.
};

inline constexpr auto kHabits = complete_table<HabitRow, &HabitRow::habit>({
    {Habit::quick, "steps twice", "steps twice"},
    {Habit::throws, "throws stones", "throws stones"},
    {Habit::roars, "its roar wakes its land", "roars"},
    {Habit::heals, "heals", "heals"},
    {Habit::haunts_walls, "goes through walls", "walks through walls"},
    {Habit::none, "", ""},
});

struct MonsterKind : classic::MonsterKind {
    Habit habit;
    std::array<int, 2> pack;  ///< The least and the most that come together from distance 2 on.
};

/// All kinds, as in the dungeon crawl; depth is distance. acting.cpp checks for habits.
inline constexpr auto kMonsterKinds = std::to_array<MonsterKind>({
    {{{"rat", "\U0001F400", "r ", Color::dark_gray}, 1, 6, 4, 2}, Habit::quick, {2, 3}},
    {{{"goblin", "\U0001F47A", "g ", Color::green}, 2, 5, 8, 3}, Habit::throws, {1, 2}},
    {{{"orc", "\U0001F479", "o ", Color::dark_green}, 3, 4, 14, 5}, Habit::roars, {1, 2}},
    {{{"troll", "\U0001F9CC", "T ", Color::magenta}, 5, 3, 24, 7}, Habit::heals, {1, 1}},
    {{{"wraith", "\U0001F47B", "W ", Color::cyan}, 7, 2, 32, 10}, Habit::haunts_walls, {1, 1}},
    {{{"dread knight", "\U0001F480", "L ", Color::dark_red}, 4, 0, 36, 11, true, kKnightStory},
     Habit::none,
     {1, 1}},
});

/// The dread knight.
inline constexpr const MonsterKind& kBoss = kMonsterKinds.back();

/// Returns true if the dungeon crawl has no different monster with this name or glyph.
consteval bool looks_as_in_dungeon(const Look& look) {
    return std::ranges::all_of(classic::kMonsterKinds, [&](const Look& other) {
        return (look.name != other.name && look.glyph != other.glyph) || look == other;
    });
}
static_assert(std::ranges::all_of(kMonsterKinds, looks_as_in_dungeon),
              "monsters of one name look alike in all games");

consteval const MonsterKind& kind_named(std::string_view name) {
    return *std::ranges::find(kMonsterKinds, name, &MonsterKind::name);
}

struct Monster : classic::Monster {
    Monster(const MonsterKind& its_kind, Point where)
        : classic::Monster(its_kind, where), habits{its_kind.habit, Habit::none} {}

    /// Makes it a champion, with a random name and a random second habit.
    void ennoble(Rng& dice);

    const MonsterKind& row() const { return static_cast<const MonsterKind&>(*kind); }

    bool is_champion() const { return !own_name.empty(); }

    /// Returns a champion's own name, or one such as `the rat`.
    Name name() const {
        return is_champion() ? Name{own_name, own_name, own_name} : classic::Monster::name();
    }

    bool has(Habit habit) const { return habits[0] == habit || habits[1] == habit; }

    std::array<Habit, 2> habits;  ///< That of its kind, and a champion's second.
    std::string own_name = {};    ///< Only champions have one.
    bool awake = false;
    bool was_awake = false;  ///< Before the last key.
    bool stunned = false;    ///< Loses its next turn.
    std::size_t number = 0;  ///< How many monsters of the run were made before it.
};

/// The kinds that hunt. Rats come only with a hound.
inline constexpr auto kHunterKinds = std::span(kMonsterKinds).subspan(1);
static_assert(kHunterKinds.front().name == "goblin");

/// Returns a random one of those kinds for that distance, from 1. Far out there are no weak ones.
const MonsterKind& random_kind(int distance, Rng& dice,
                               std::span<const MonsterKind> kinds = kMonsterKinds);

/// Monsters of a kind that come together.
struct Pack {
    const MonsterKind* kind = nullptr;
    int size = 0;
};

/// Returns a pack of a random one of those kinds. It grows with the distance.
Pack random_pack(int distance, Rng& dice, std::span<const MonsterKind> kinds = kMonsterKinds);

/// The packs that hunt together, in the order of coming; the second may be empty.
using Party = std::array<Pack, 2>;

/// The parties that hunt the player for a brand, by the number of brands home by then; the last is
/// for any higher number too. Each comes once.
inline constexpr std::array kHounds{
    Party{Pack{&kind_named("goblin"), 1}, Pack{&kind_named("rat"), 2}},
    Party{Pack{&kind_named("orc"), 3}},
    Party{Pack{&kind_named("troll"), 1}, Pack{&kind_named("goblin"), 2}}, Party{Pack{&kBoss, 1}}};

}  // namespace rogue::world
