#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rogue {

/// Splits a line into words as a POSIX shell does: at blanks, unless they are quoted or follow a
/// backslash. Nothing is expanded: $ * ~ and other special characters of a shell stand for
/// themselves. Throws UsageError if a quote is not closed.
std::vector<std::string> split_words(std::string_view line);

}  // namespace rogue
