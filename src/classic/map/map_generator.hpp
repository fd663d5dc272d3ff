#pragma once

#include <cstdint>

#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

enum class BossAllowed { no, yes };

/// The level of that depth, from 1, in the dungeon of that seed. If the boss is on it, the boss is
/// its first monster. The order of the draws is part of the rules: the same stream always gives the
/// same level.
///
///   1. Rooms: 30 attempts. A bent corridor joins each new room to the one placed before it.
///      If there are fewer than two rooms, it begins again from solid wall.
///   2. Stairs: the player arrives in the centre of the first room; the way down is in the last's.
///   3. Perhaps the boss, in any room but the first.
///   4. Every room but the first: perhaps a fountain, monsters, perhaps one or two items.
DungeonLevel generate_level(std::uint64_t seed, int depth, BossAllowed boss_allowed);

}  // namespace rogue::classic
