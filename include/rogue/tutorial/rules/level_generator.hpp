#pragma once

#include <cstdint>

#include "rogue/tutorial/rules/level.hpp"

namespace rogue::tutorial {

/// Returns the level of that number, from 1, in the dungeon of that seed. The player arrives in the
/// first room's centre, which is not walkable for that reason. `abilities` are those that have not
/// been placed so far; the level may take one of them. The order of the draws is part of the rules.
Level generate_level(std::uint64_t seed, int number, Pool<AbilityKind>& abilities);

}  // namespace rogue::tutorial
