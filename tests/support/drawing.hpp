#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rogue::test {

/// The rows of a drawing in ASCII: blanks before a row and empty rows do not count.
std::vector<std::string_view> rows_of(std::string_view drawing);

/// The drawing without what does not count.
std::string tidy(std::string_view drawing);

}  // namespace rogue::test
