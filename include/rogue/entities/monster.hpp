#pragma once

#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/entities/entity.hpp"

namespace rogue {

/// What all monsters of a kind have in common: a row of the table in monster_factory.
struct MonsterKind {
    std::string_view name;
    Appearance appearance;
    int from_depth;  ///< The first depth on which it is found.
    int weight;      ///< How likely it is drawn for a level, beside the others; 0: never.
    int max_hp;
    int attack;
    bool only_enchanted_steel_harms = false;  ///< In melee; fire harms every monster.
};

struct Monster : Entity {
    Monster(const MonsterKind& its_kind, Point where)
        : Entity{.position = where, .hp = its_kind.max_hp, .max_hp = its_kind.max_hp},
          kind(&its_kind) {}

    const MonsterKind* kind;  ///< Points into the table of kinds, which outlives every monster.
};

}  // namespace rogue
