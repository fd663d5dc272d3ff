#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"

namespace rogue::classic {

/// Somebody who stands on a tile and can be hurt. At 0 hit points or less it is dead.
struct Entity {
    Point position;
    int hp = 0;
    int max_hp = 0;

    bool alive() const { return hp > 0; }
};

/// What all monsters of a kind have in common.
struct MonsterKind {
    std::string_view name;
    Appearance appearance;
    int from_depth;  ///< The first depth on which it is found.
    int weight;      ///< How likely it is drawn for a level, beside the others; 0: never.
    int max_hp;
    int attack;
    bool only_enchanted_steel_harms = false;  ///< In melee; fire harms every monster.
};

/// All kinds, in the order in which a roll goes through their weights. The boss is the last.
inline constexpr auto kMonsterKinds = std::to_array<MonsterKind>({
    {.name = "rat",
     .appearance = {Glyph{'r'}, Color::dark_gray},
     .from_depth = 1,
     .weight = 6,
     .max_hp = 4,
     .attack = 2},
    {.name = "goblin",
     .appearance = {Glyph{'g'}, Color::green},
     .from_depth = 2,
     .weight = 5,
     .max_hp = 8,
     .attack = 3},
    {.name = "orc",
     .appearance = {Glyph{'o'}, Color::dark_green},
     .from_depth = 3,
     .weight = 4,
     .max_hp = 14,
     .attack = 5},
    {.name = "troll",
     .appearance = {Glyph{'T'}, Color::magenta},
     .from_depth = 5,
     .weight = 3,
     .max_hp = 24,
     .attack = 7},
    {.name = "wraith",
     .appearance = {Glyph{'W'}, Color::cyan},
     .from_depth = 7,
     .weight = 2,
     .max_hp = 32,
     .attack = 10},
    {.name = "dread knight",
     .appearance = {Glyph{'L'}, Color::dark_red},
     .from_depth = 4,
     .weight = 0,
     .max_hp = 45,
     .attack = 11,
     .only_enchanted_steel_harms = true},
});

/// The dread knight, once a run.
inline constexpr const MonsterKind& kBoss = kMonsterKinds.back();

static_assert(std::ranges::count(kMonsterKinds, 0, &MonsterKind::weight) == 1 && kBoss.weight == 0,
              "the last row is the boss, who alone does not come by chance: give others a weight");

/// How likely a kind is drawn on that depth: by its weight, if it is found there.
constexpr int weight_on(const MonsterKind& kind, int depth) {
    return depth >= kind.from_depth ? kind.weight : 0;
}

/// A random kind for that depth (from 1), drawn by these weights.
const MonsterKind& random_monster_kind(int depth, Rng& rng,
                                       int (*weight)(const MonsterKind&, int depth) = weight_on);

struct Monster : Entity {
    Monster(const MonsterKind& its_kind, Point where) : kind(&its_kind) {
        position = where;
        hp = its_kind.max_hp;
        max_hp = its_kind.max_hp;
    }

    /// What it is called in a sentence.
    std::string name() const { return text("the ", kind->name); }

    const MonsterKind* kind;  ///< Points into the table of kinds, which outlives every monster.
};

}  // namespace rogue::classic
