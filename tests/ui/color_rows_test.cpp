#include "rogue/ui/color_rows.hpp"

#include <set>

#include "rogue/base/text.hpp"
#include "rogue/ui/theme.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

Rgb rgb_of(const ColorRow& row) {
    const auto part = [&](std::size_t at) {
        return parse_number<std::uint8_t>(row.hex.substr(at, 2), 16).value();
    };
    return {part(1), part(3), part(5)};
}

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

// By WCAG 2.2, 1.4.3 and 1.4.11. Walls and water that the player remembers are no text.
TEST("text can be read on the ground of pictures, and what is remembered can be seen") {
    const Rgb ground = rgb_of(kColorRows[Color::black]);
    for (std::size_t i = 1; i < kColorRows.size(); ++i) {
        const check::Context context(concat(kColorRows[i].hex));
        CHECK(contrast(rgb_of(kColorRows[i]), ground) >=
              (kColorRows[i].color == Color::dark_blue ? 3 : 4.5));
    }
}

TEST("pictures tell a wall in sight from one that is remembered") {
    CHECK(contrast(rgb_of(kColorRows[Color::dark_cyan]), rgb_of(kColorRows[Color::dark_blue])) >=
          2);
}

}  // namespace
}  // namespace rogue
