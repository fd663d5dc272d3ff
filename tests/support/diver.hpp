#pragma once

#include <cstdint>
#include <vector>

#include "tests/support/scenario.hpp"

namespace rogue::test {

/// Plays the dungeon of that seed with a player nobody can stop, by the shortest way down to
/// `deepest`, then all the way back up to depth 1; returns every map shown on which a new level had
/// just been entered, the first map of the run included.
std::vector<MapShown> dive_and_return(std::uint64_t seed, int deepest);

}  // namespace rogue::test
