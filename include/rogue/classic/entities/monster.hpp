#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"

namespace rogue::classic {

/// Somebody on a tile who can be hurt, and is dead at 0 hit points or less.
struct Entity {
    Point position;
    int hp = 0;
    int max_hp = 0;

    bool alive() const { return hp > 0; }
};

/// What --story calls the first meeting and the death of a monster that is not like others.
struct StoryWords {
    std::string_view met = {};
    std::string_view slain = {};
};
inline constexpr StoryWords kKnightStory{"dread knight met", "dread knight slain"};

/// What all monsters of a kind have in common.
struct MonsterKind : Look {
    int from_depth;  ///< The first depth where it is found.
    int weight;      ///< How likely it is, relative to the others; 0: never.
    int max_hp;
    int attack;
    bool only_enchanted_steel_harms = false;  ///< In melee. Fire harms every monster.
    StoryWords story = {};
};

/// All kinds, in the order in which a roll goes through their weights, with the boss last. A row
/// has the look, the first depth, the weight, the hit points and the attack. For a kind that does
/// something new, MonsterKind gets a member that says so, entities/combat.cpp or game/game.cpp does
/// it, and note_of() in screens/looks.cpp describes it for `x`.
inline constexpr auto kMonsterKinds = std::to_array<MonsterKind>({
    {{"rat", "\U0001F400", "r ", Color::dark_gray}, 1, 6, 4, 2},
    {{"goblin", "\U0001F47A", "g ", Color::green}, 2, 5, 8, 3},
    {{"orc", "\U0001F479", "o ", Color::dark_green}, 3, 4, 14, 5},
    {{"troll", "\U0001F9CC", "T ", Color::magenta}, 5, 3, 24, 7},
    {{"wraith", "\U0001F47B", "W ", Color::cyan}, 7, 2, 32, 10},
    {{"dread knight", "\U0001F480", "L ", Color::dark_red}, 4, 0, 45, 11, true, kKnightStory},
});

/// The dread knight, who comes once in a run.
inline constexpr const MonsterKind& kBoss = kMonsterKinds.back();

static_assert(std::ranges::count(kMonsterKinds, 0, &MonsterKind::weight) == 1 && kBoss.weight == 0,
              "the last row is the boss, who alone does not come by chance: give others a weight");

/// Returns the weight of the kind on that depth, or 0 if it is not found there.
constexpr int weight_on(const MonsterKind& kind, int depth) {
    return depth >= kind.from_depth ? kind.weight : 0;
}

/// Returns a random kind for that depth, from 1.
inline const MonsterKind& random_monster_kind(int depth, Rng& rng) {
    return weighted_choice(kMonsterKinds, rng,
                           [=](const MonsterKind& kind) { return weight_on(kind, depth); });
}

/// What messages call a monster.
struct Name {
    std::string the;  ///< In a sentence, such as "the rat".
    std::string a;    ///< As the one who killed, such as "a rat".
    std::string_view plain;
};

struct Monster : Entity {
    Monster(const MonsterKind& its_kind, Point where) : kind(&its_kind) {
        position = where;
        hp = its_kind.max_hp;
        max_hp = its_kind.max_hp;
    }

    Name name() const { return {concat("the ", kind->name), with_article(kind->name), kind->name}; }

    const MonsterKind* kind;  ///< Points into the table of kinds, which outlives every monster.
};

/// Returns the steps straight toward what is `way` away. The first is along the longer way, or
/// along x if both are as long. A step may be none.
inline std::array<Point, 2> steps_toward(Point way) {
    const Point along_x{(way.x > 0) - (way.x < 0), 0};
    const Point along_y{0, (way.y > 0) - (way.y < 0)};
    return std::abs(way.x) >= std::abs(way.y) ? std::array{along_x, along_y}
                                              : std::array{along_y, along_x};
}

}  // namespace rogue::classic
