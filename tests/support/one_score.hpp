#pragma once

#include <chrono>
#include <string_view>

#include "rogue/base/outcome.hpp"

namespace rogue::test {

// A score to be entered, and its line in the table.

inline constexpr Tally kTally{4, 7, 470};
inline constexpr std::chrono::system_clock::time_point k1970{};
inline constexpr std::string_view kOwnLine = "470|4|7|1970-01-01T00:00:00.0000000+00:00\n";

}  // namespace rogue::test
