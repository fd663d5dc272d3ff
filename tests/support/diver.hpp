#pragma once

#include <cstdint>
#include <vector>

#include "tests/support/scenario.hpp"

namespace rogue::test {

/// Plays the dungeon of that seed with a player who can't die, by the shortest way down to depth
/// `deepest` and then back up to depth 1. Returns the first map of the run and every first map
/// after a level was entered.
std::vector<MapShown> dive_and_return(std::uint64_t seed, int deepest);

}  // namespace rogue::test
