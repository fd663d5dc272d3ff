#pragma once

#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "rogue/base/tally.hpp"

namespace rogue {

// What is told to people on the normal screen.

/// Tells on standard error what went wrong: a line `roguelike: PROBLEM`, as printable text.
void report(std::string_view problem);

/// What a run has achieved, to go on with in a sentence: ` with a score of S (depth D, kills K)`
std::string with_score(Tally tally);

/// How a run that somebody else has played ended, as a sentence with its score: `The run ended in
/// death with ...`. What to say of one that has not ended is `open`.
std::string how_it_ended(const Outcome& outcome, std::string_view open);

}  // namespace rogue
