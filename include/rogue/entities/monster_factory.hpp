#pragma once

#include <span>

#include "rogue/base/rng.hpp"
#include "rogue/entities/monster.hpp"

namespace rogue {

/// All kinds, in the order in which a roll goes through their weights; the boss last.
std::span<const MonsterKind> monster_kinds();

/// The dread knight, once a run.
const MonsterKind& boss_kind();

/// A kind drawn by weight from those found on that depth (from 1).
const MonsterKind& random_monster_kind(int depth, Rng& rng);

}  // namespace rogue
