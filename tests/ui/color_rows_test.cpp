#include "rogue/ui/color_rows.hpp"

#include <set>

#include "tests/support/check.hpp"

namespace rogue {
namespace {

TEST("no two colours have the same codes, look or digit") {
    std::set<int> sixteen;
    std::set<std::string_view> looks;
    std::set<char> digits;
    for (const ColorRow& row : kColorRows) {
        CHECK(sixteen.insert(row.sixteen).second);
        CHECK(looks.insert(row.hex).second);
        CHECK(digits.insert(row.digit).second);
    }
}

}  // namespace
}  // namespace rogue
