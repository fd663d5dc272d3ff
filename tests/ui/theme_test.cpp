#include "rogue/ui/theme.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/check.hpp"

namespace rogue {
namespace {

Rgb rgb(std::string_view hex) {
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(std::stoi(std::string(hex.substr(at, 2)), nullptr, 16));
    };
    return {part(0), part(2), part(4)};
}

struct ThemeRow {
    std::string_view name;
    std::string_view background;
    std::string_view colors;
    std::set<Color> unseen;  // Those that can hardly be seen.
};

constexpr std::string_view kSolarized =
    "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 "
    "6c71c4 93a1a1 fdf6e3";
constexpr std::string_view kXterm =
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff "
    "ff00ff 00ffff ffffff";

// Black is left out: nothing is drawn with it.
const ThemeRow kThemes[] = {
    {"Solarized Dark", "002b36", kSolarized, {Color::dark_gray, Color::green}},
    {"Solarized Light, painted black",
     "073642",
     kSolarized,
     {Color::dark_red, Color::dark_magenta, Color::dark_gray, Color::red, Color::green,
      Color::yellow, Color::magenta}},
    {"Nord",
     "2e3440",
     "3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 4c566a bf616a a3be8c ebcb8b 81a1c1 "
     "b48ead 8fbcbb eceff4",
     {Color::dark_gray}},
    {"Tokyo Night",
     "1a1b26",
     "15161e f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff a9b1d6 414868 f7768e 9ece6a e0af68 7aa2f7 "
     "bb9af7 7dcfff c0caf5",
     {Color::dark_gray}},
    {"Dracula",
     "282a36",
     "21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 d6acff "
     "ff92df a4ffff ffffff",
     {}},
    {"Gruvbox",
     "282828",
     "282828 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f 83a598 "
     "d3869b 8ec07c ebdbb2",
     {Color::dark_red}},
    {"xterm's, on black", "000000", kXterm, {Color::dark_blue}},
    {"xterm's, on white",
     "ffffff",
     kXterm,
     {Color::dark_green, Color::dark_yellow, Color::dark_cyan, Color::gray, Color::green,
      Color::yellow, Color::cyan, Color::white}},
    {"VTE's",
     "000000",
     "000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf "
     "ad7fa8 34e2e2 eeeeec",
     {Color::dark_gray}},
    {"a console's",
     "000000",
     "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff "
     "ff55ff 55ffff ffffff",
     {Color::dark_red, Color::dark_blue, Color::dark_gray}},
};

Theme theme_of(const ThemeRow& row) {
    Theme theme{.background = rgb(row.background), .colors = {}};
    for (std::size_t i = 0; i < kColorRows.size(); ++i) {
        theme.colors[i] = rgb(row.colors.substr(7 * i));
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
    for (const ThemeRow& row : kThemes) {
        const Theme theme = theme_of(row);
        const Substitutes substitutes = substitutes_on(*theme.background, theme);
        for (std::size_t i = 1; i < kColorRows.size(); ++i) {
            const check::Context context(std::string(row.name) + ", colour " + std::to_string(i));
            CHECK_EQ(substitutes[i] != 0, row.unseen.contains(static_cast<Color>(i)));
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
    const Theme xterm = theme_of({"", "000000", kXterm, {}});
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
}  // namespace rogue
