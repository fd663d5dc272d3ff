#pragma once

#include <string>

#include "rogue/records/code_finder.hpp"

namespace rogue::test {

/// Two codes.
extern const std::string kBen;
extern const std::string kAnna;

/// What was found, as a line: `3 Ben Lee: BEN`, with `BEN` and `ANNA` for the two codes, and `bad`
/// and the size for any other.
std::string shown(const FoundCode& found);

/// All that is found, and all that is found in a text, wherever it is cut into what has been read
/// and what a file holds.
std::string all_of(CodeFinder finder);
std::string found(const std::string& in);

}  // namespace rogue::test
