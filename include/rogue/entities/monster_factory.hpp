#pragma once

#include "rogue/base/rng.hpp"
#include "rogue/entities/monster_kinds.hpp"

namespace rogue {

/// A kind drawn by weight from those found on that depth (from 1).
const MonsterKind& random_monster_kind(int depth, Rng& rng);

}  // namespace rogue
