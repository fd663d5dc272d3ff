#pragma once

#include "rogue/base/point.hpp"
#include "rogue/classic/entities/entity.hpp"
#include "rogue/classic/entities/monster_kinds.hpp"

namespace rogue {

struct Monster : Entity {
    Monster(const MonsterKind& its_kind, Point where) : kind(&its_kind) {
        position = where;
        hp = its_kind.max_hp;
        max_hp = its_kind.max_hp;
    }

    const MonsterKind* kind;  ///< Points into the table of kinds, which outlives every monster.
};

}  // namespace rogue
