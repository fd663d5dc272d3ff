#pragma once

#include "rogue/base/rng.hpp"
#include "rogue/classic/entities/monster_kinds.hpp"

namespace rogue {

/// A random kind of those found on that depth (from 1), drawn by their weights.
const MonsterKind& random_monster_kind(int depth, Rng& rng);

}  // namespace rogue
