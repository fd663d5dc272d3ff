#pragma once

#include <span>

#include "rogue/base/rng.hpp"
#include "rogue/entities/monster.hpp"

namespace rogue {

/// All kinds, in the order in which a roll goes through their weights. The boss is the last.
std::span<const MonsterKind> monster_kinds();

/// The dread knight, who appears once in a run.
const MonsterKind& boss_kind();

/// A random kind of those found on that depth (from 1), drawn by their weights.
const MonsterKind& random_monster_kind(int depth, Rng& rng);

}  // namespace rogue
