#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/point.hpp"

namespace rogue::test {

// Drawings in ASCII: blanks before a row and empty rows do not count.

std::vector<std::string_view> rows_of(std::string_view drawing);

/// A drawing of the size of that one, with these letters.
std::string drawn(std::string_view like, const std::function<char(Point)>& letter);

/// The drawing without its indentation and empty rows, to compare with.
std::string tidy(std::string_view drawing);

}  // namespace rogue::test
