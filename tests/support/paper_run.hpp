#pragma once

#include <cstdint>
#include <string>

#include "tests/support/paper_game.hpp"
#include "tests/support/recorded_run.hpp"

namespace rogue::test {

// A run of the game on paper, which the tests of terminals and files play: two rats on each of five
// levels, then the troll.

inline constexpr std::uint64_t kPaperSeed = 1027;
inline constexpr const char* kPaperPath = ROGUE_SOURCE_DIR "/tests/paper/death.run";
inline constexpr const char* kPaperDeath = "Killed by a troll on depth 5, with a score of 600";

/// The run, with a key that leaves the map of the death.
RecordedRun paper_run();

/// The file of the run, as the program writes it.
std::string paper_file();

}  // namespace rogue::test
