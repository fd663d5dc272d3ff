#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rogue {

/// The words of a line, as a shell of POSIX splits it: by blanks, which quotes and backslashes keep
/// together. Nothing is expanded: $ * ~ and what else means something to a shell stand for
/// themselves. Throws UsageError if a quote is not closed.
std::vector<std::string> split_words(std::string_view line);

}  // namespace rogue
