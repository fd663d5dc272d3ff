#include "rogue/ui/theme.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>

#include "rogue/ui/color_rows.hpp"
#include "tests/support/check.hpp"
#include "tests/support/themes.hpp"

namespace rogue::test {
namespace {

struct ThemeRow {
    DrawnTheme theme;
    std::set<Color> unseen;  // Those that can hardly be seen. Nothing is drawn with black.
};

const ThemeRow kThemeRows[] = {
    {theme_named("Solarized Dark"), {Color::dark_gray, Color::green}},
    {{"Solarized Light, painted black", "073642", kSolarizedTheme},
     {Color::dark_red, Color::dark_magenta, Color::dark_gray, Color::red, Color::green,
      Color::yellow, Color::magenta}},
    {theme_named("Nord"), {Color::dark_gray}},
    {theme_named("Tokyo Night"), {Color::dark_gray}},
    {theme_named("Dracula"), {}},
    {theme_named("Gruvbox Dark"), {Color::dark_red}},
    {theme_named("xterm's on black"), {Color::dark_blue}},
    {theme_named("xterm's on white"),
     {Color::dark_green, Color::dark_yellow, Color::dark_cyan, Color::gray, Color::green,
      Color::yellow, Color::cyan, Color::white}},
    {theme_named("Tango"), {Color::dark_gray}},
    {theme_named("the Linux console's"), {Color::dark_red, Color::dark_blue, Color::dark_gray}},
};

Theme theme_of(const DrawnTheme& drawn) {
    Theme theme{.background = rgb(drawn.background), .colors = {}};
    for (std::size_t i = 0; i < kColorRows.size(); ++i) {
        theme.colors[i] = drawn.color(i);
    }
    return theme;
}

// The angle of a colour on the wheel of hues, in degrees; nothing for a gray.
std::optional<double> hue(Rgb color) {
    const auto [least, most] = std::minmax({color.red, color.green, color.blue});
    if (most - least < 24) {
        return std::nullopt;
    }
    const double x = color.red - (color.green + color.blue) / 2.0;
    const double y = std::sqrt(3.0) / 2 * (color.green - color.blue);
    return std::atan2(y, x) * 180 / std::acos(-1.0);
}

TEST("the contrast of two colours is that of WCAG") {
    const auto hundredths = [](double value) { return std::lround(value * 100); };
    CHECK_EQ(hundredths(contrast(rgb("000000"), rgb("ffffff"))), 2100);
    CHECK_EQ(hundredths(contrast(rgb("ffffff"), rgb("000000"))), 2100);
    CHECK_EQ(hundredths(contrast(rgb("777777"), rgb("ffffff"))), 448);
    CHECK_EQ(hundredths(contrast(rgb("002b36"), rgb("002b36"))), 100);
    CHECK_EQ(hundredths(contrast(rgb("4c566a"), rgb("2e3440"))), 169);
    CHECK_EQ(hundredths(contrast(rgb("0000ee"), rgb("000000"))), 223);
}

TEST("in popular themes each colour that can hardly be seen gets one that can, and no other") {
    for (const auto& [drawn, unseen] : kThemeRows) {
        const Theme theme = theme_of(drawn);
        const Substitutes substitutes = substitutes_on(*theme.background, theme);
        for (std::size_t i = 1; i < kColorRows.size(); ++i) {
            const check::Context context(std::string(drawn.name) + ", colour " + std::to_string(i));
            CHECK_EQ(substitutes[i] != 0, unseen.contains(static_cast<Color>(i)));
            if (substitutes[i] != 0) {
                CHECK(contrast(fixed_color(substitutes[i]), *theme.background) >= 3.0);
            }
        }
    }
}

// The substitutes where all colours look like the background.
Substitutes substitutes_of_unseen(Rgb background) {
    Theme theme;
    theme.colors.fill(background);
    return substitutes_on(background, theme);
}

TEST("the substitute of every colour can be seen on the backgrounds of popular themes") {
    for (const std::string_view background :
         {"000000", "002b36", "073642", "1a1b26", "282828", "282a36", "2e3440", "300a24", "eceff4",
          "fafafa", "fbf1c7", "fdf6e3", "ffffff"}) {
        for (const int substitute : substitutes_of_unseen(rgb(background))) {
            const check::Context context(std::string(background) + ' ' +
                                         std::to_string(substitute));
            CHECK(substitute >= 16 && contrast(fixed_color(substitute), rgb(background)) >= 3.0);
        }
    }
}

TEST("a substitute has the hue of the colour, and the bright half is no darker than the other") {
    const Theme xterm = theme_of(theme_named("xterm's on black"));
    for (const std::string_view background : {"000000", "ffffff"}) {
        const Substitutes substitutes = substitutes_of_unseen(rgb(background));
        for (std::size_t i = 0; i < kColorRows.size(); ++i) {
            const check::Context context(std::string(background) + ' ' + std::to_string(i));
            const Rgb looks = fixed_color(substitutes[i]);
            const auto before = hue(*xterm.colors[i]);
            const auto after = hue(looks);
            CHECK_EQ(before.has_value(), after.has_value());
            if (before && after) {
                CHECK(std::abs(std::remainder(*before - *after, 360)) <= 20);
            }
            if (i >= 9 && i < 15) {
                CHECK(contrast(looks, {}) >= contrast(fixed_color(substitutes[i - 8]), {}));
            }
        }
    }
}

TEST("on black no two colours have the same substitute, but for those that nothing is drawn in") {
    const Substitutes substitutes = substitutes_of_unseen({});
    CHECK_EQ(std::set(substitutes.begin() + 1, substitutes.end()).size(), substitutes.size() - 1);
}

TEST("a colour stays on a background where its substitute can be seen no better") {
    Theme theme;
    theme.colors[static_cast<std::size_t>(Color::dark_gray)] = rgb("c0c0c0");
    CHECK(substitutes_on(rgb("808080"), theme) == Substitutes{});
}

TEST("a colour of which nothing is told is drawn with itself") {
    CHECK(substitutes_on(rgb("002b36"), Theme{}) == Substitutes{});
}

TEST("the fixed colours are xterm's cube and grays") {
    CHECK(fixed_color(16) == rgb("000000"));
    CHECK(fixed_color(21) == rgb("0000ff"));
    CHECK(fixed_color(28) == rgb("008700"));
    CHECK(fixed_color(60) == rgb("5f5f87"));
    CHECK(fixed_color(124) == rgb("af0000"));
    CHECK(fixed_color(188) == rgb("d7d7d7"));
    CHECK(fixed_color(231) == rgb("ffffff"));
    CHECK(fixed_color(232) == rgb("080808"));
    CHECK(fixed_color(255) == rgb("eeeeee"));
}

TEST("light and dark colours are told apart as the eye does") {
    CHECK(is_light(rgb("00ff00")));
    CHECK(!is_light(rgb("ff0000")));
    CHECK(!is_light(rgb("0000ff")));
    CHECK(is_light(rgb("808080")));
    CHECK(!is_light(rgb("7f7f7f")));
}

}  // namespace
}  // namespace rogue::test
