#pragma once

#include <string_view>

namespace rogue {

/// Writes what went wrong to standard error: a line `roguelike: PROBLEM`.
void report(std::string_view problem);

}  // namespace rogue
