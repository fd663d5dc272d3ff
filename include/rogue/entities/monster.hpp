#pragma once

#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/entities/entity.hpp"

namespace rogue {

/// What all monsters of a kind share; a row of the table in monster_factory.
struct MonsterKind {
    std::string_view name;
    Appearance appearance;
    int from_depth;  ///< The first depth it is found on.
    int weight;      ///< Its share of the pool of a level; 0: it does not come by chance.
    int max_hp;
    int attack;
    bool only_enchanted_steel_harms = false;  ///< Holds for melee; fire harms everyone.
};

struct Monster : Entity {
    Monster(const MonsterKind& its_kind, Point where)
        : Entity{.position = where, .hp = its_kind.max_hp, .max_hp = its_kind.max_hp},
          kind(&its_kind) {}

    const MonsterKind* kind;  ///< In the table of kinds, which outlives every monster.
};

}  // namespace rogue
