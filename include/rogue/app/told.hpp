#pragma once

#include <string>
#include <string_view>

#include "rogue/base/tally.hpp"

namespace rogue {

// What is told to people on the normal screen.

/// Tells on standard error what went wrong: a line `roguelike: PROBLEM`, as printable text.
void report(std::string_view problem);

/// What a run has achieved, to go on with in a sentence: ` with a score of S (depth D, kills K)`
std::string with_score(Tally tally);

}  // namespace rogue
