#pragma once

#include <cstdint>

#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

enum class BossAllowed { no, yes };

/// The level of that depth, from 1, in the dungeon of that seed. If the boss is on it, the boss is
/// its first monster. The order of the draws is part of the rules: the same stream always gives the
/// same level.
DungeonLevel generate_level(std::uint64_t seed, int depth, BossAllowed boss_allowed);

}  // namespace rogue::classic
