#include "rogue/ui/color_rows.hpp"

#include <set>
#include <string>

#include "rogue/ui/light.hpp"
#include "rogue/ui/theme.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

TEST("no two colours have the same codes, look or digit") {
    std::set<int> sixteen;
    std::set<std::string> looks;
    std::set<char> digits;
    for (const ColorRow& row : kColorRows) {
        CHECK(sixteen.insert(row.sixteen).second);
        CHECK(looks.insert(css_color({row.color})).second);
        CHECK(digits.insert(row.digit).second);
    }
}

// By WCAG 2.2, 1.4.3 and 1.4.11. Walls and water that the player remembers are no text.
TEST("text can be read on the ground of pictures, and what is remembered can be seen") {
    const Rgb ground = kColorRows[Color::black].in_pictures;
    for (std::size_t i = 1; i < kColorRows.size(); ++i) {
        const check::Context context(css_color({kColorRows[i].color}));
        CHECK(contrast(kColorRows[i].in_pictures, ground) >=
              (kColorRows[i].color == Color::dark_blue ? 3 : 4.5));
    }
}

TEST("pictures tell a wall in sight from one that is remembered") {
    CHECK(contrast(kColorRows[Color::dark_cyan].in_pictures,
                   kColorRows[Color::dark_blue].in_pictures) >= 2);
}

}  // namespace
}  // namespace rogue
