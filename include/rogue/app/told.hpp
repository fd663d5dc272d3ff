#pragma once

#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"

namespace rogue {

// Messages to people on the normal screen.

/// Writes what went wrong to standard error: a line `roguelike: PROBLEM`.
void report(std::string_view problem);

/// Returns what a run has achieved, as a part of a sentence: ` with a score of S (depth D, kills
/// K)`
std::string with_score(Tally tally);

/// How the sentence about a run that was cut off begins.
inline constexpr std::string_view kCutOff = "The run was cut off";

/// How somebody else's run ended, as a sentence with its score: `The run ended in death with ...`.
/// The sentence about a run that has not ended begins with `open`.
std::string how_it_ended(const Outcome& outcome, std::string_view open);

}  // namespace rogue
