#pragma once

#include <string>

#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::test {

using namespace classic;

/// A whole level as text: 18 rows of terrain (`#.><~`), where the player arrives, where the way
/// down is, and then each monster and each item in list order:
///
///     spawn 5,4
///     down 20,9
///     rat 14,3
///     wand of fireball (3) [8 dmg, range 6] 15,4
///
/// It does not tell what the player knows about the level.
std::string listing(const DungeonLevel& level);

}  // namespace rogue::test
