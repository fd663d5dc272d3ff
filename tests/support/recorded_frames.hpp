#pragma once

#include <string>

#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

/// Plays each recorded run of the game. Says of each that shows another frame than the recorded one
/// what differs, with both pictures if the run was kept in full; empty if all frames are right.
std::string wrong_frames(const Recordings& of);

}  // namespace rogue::test
