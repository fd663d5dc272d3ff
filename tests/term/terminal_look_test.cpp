#include "rogue/term/terminal_look.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rogue/ui/color_rows.hpp"
#include "tests/support/check.hpp"

// Whatever a terminal tells of its colours, and whatever theme it has, everything can be seen.

namespace rogue::test {
namespace {

Rgb rgb(std::string_view hex) {
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(std::stoi(std::string(hex.substr(at, 2)), nullptr, 16));
    };
    return {part(0), part(2), part(4)};
}

constexpr std::string_view kSolarizedTheme =
    "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 "
    "6c71c4 93a1a1 fdf6e3";
constexpr std::string_view kXtermTheme =
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff "
    "ff00ff 00ffff ffffff";

struct DrawnTheme {
    std::string_view name;
    std::string_view background;
    std::string_view colors;

    Rgb color(std::size_t number) const { return rgb(colors.substr(7 * number)); }
};

constexpr DrawnTheme kThemes[] = {
    {"Solarized Dark", "002b36", kSolarizedTheme},
    {"Solarized Light", "fdf6e3", kSolarizedTheme},
    {"Nord", "2e3440",
     "3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 4c566a bf616a a3be8c ebcb8b "
     "81a1c1 b48ead 8fbcbb eceff4"},
    {"Tokyo Night", "1a1b26",
     "15161e f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff a9b1d6 414868 f7768e 9ece6a e0af68 "
     "7aa2f7 bb9af7 7dcfff c0caf5"},
    {"Dracula", "282a36",
     "21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 "
     "d6acff ff92df a4ffff ffffff"},
    {"Gruvbox Dark", "282828",
     "282828 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f "
     "83a598 d3869b 8ec07c ebdbb2"},
    {"Catppuccin Mocha", "1e1e2e",
     "45475a f38ba8 a6e3a1 f9e2af 89b4fa f5c2e7 94e2d5 bac2de 585b70 f38ba8 a6e3a1 f9e2af "
     "89b4fa f5c2e7 94e2d5 a6adc8"},
    {"One Half Light", "fafafa",
     "383a42 e45649 50a14f c18401 0184bc a626a4 0997b3 fafafa 4f525e e06c75 98c379 e5c07b "
     "61afef c678dd 56b6c2 ffffff"},
    {"Windows' Campbell", "0c0c0c",
     "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 "
     "3b78ff b4009e 61d6d6 f2f2f2"},
    {"Ubuntu", "300a24",
     "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f "
     "729fcf ad7fa8 34e2e2 eeeeec"},
    {"GNOME's", "171421",
     "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33da7a e9ad0c "
     "2a7bde c061cb 33c7de ffffff"},
    {"Tango", "000000",
     "000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f "
     "729fcf ad7fa8 34e2e2 eeeeec"},
    {"kitty's", "000000",
     "000000 cc0403 19cb00 cecb00 0d73cc cb1ed1 0dcdcd dddddd 767676 f2201f 23fd00 fffd00 "
     "1a8fff fd28ff 14ffff ffffff"},
    {"PuTTY's", "000000",
     "000000 bb0000 00bb00 bbbb00 0000bb bb00bb 00bbbb bbbbbb 555555 ff5555 55ff55 ffff55 "
     "5555ff ff55ff 55ffff ffffff"},
    {"a console's", "000000",
     "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 "
     "5555ff ff55ff 55ffff ffffff"},
    {"xterm's on black", "000000", kXtermTheme},
    {"xterm's on white", "ffffff", kXtermTheme},
};

// What a terminal tells.
struct Way {
    std::string_view name;
    std::map<std::string_view, std::string_view> environment;
    enum class Colors { none, drawn, of_a_table, but_black } colors = Colors::none;
    bool background = false;
    bool answers = true;
    bool konsole = false;
};

const Way kWays[] = {
    {"everything", {{"TERM", "xterm-256color"}}, Way::Colors::drawn, true},
    {"everything, by a short name", {{"TERM", "xterm"}}, Way::Colors::drawn, true},
    {"vt220", {{"TERM", "vt220"}}, Way::Colors::none, false, false},
    {"eight colours", {{"TERM", "ansi"}}, Way::Colors::drawn, true},
    {"tmux and mosh", {{"TERM", "tmux-256color"}, {"TMUX", "/tmp/tmux-0/default,1,0"}}},
    {"screen", {{"TERM", "screen"}, {"STY", "1.pts-0"}}},
    {"xterm in tmux", {{"TERM", "xterm"}, {"TMUX", "/tmp/tmux-0/default,1,0"}}},
    {"xterm in mosh", {{"TERM", "xterm"}}},
    {"only a background", {{"TERM", "xterm"}}, Way::Colors::none, true},
    {"PuTTY", {{"TERM", "xterm"}}, Way::Colors::drawn},
    {"urxvt", {{"TERM", "rxvt-unicode-256color"}}, Way::Colors::drawn},
    {"all colours but black", {{"TERM", "xterm"}}, Way::Colors::but_black, true},
    {"Konsole", {{"TERM", "xterm-256color"}}, Way::Colors::of_a_table, true, true, true},
};

// The look when the terminal has told what it tells.
TerminalLook look_on(const DrawnTheme& theme, const Way& way) {
    const auto environment = [&way](std::string_view name) {
        const auto found = way.environment.find(name);
        return found != way.environment.end() ? found->second : "";
    };
    TerminalLook look({}, traits_from(environment, true));
    if (!way.answers) {
        CHECK(!look.has_question());
        return look;
    }
    CHECK(!look.question().empty());
    if (way.background) {
        look.handle({.kind = Report::Kind::background, .color = rgb(theme.background)});
    }
    for (std::size_t i = 0; i < kColorRows.size(); ++i) {
        const bool told =
            way.colors != Way::Colors::none && !(way.colors == Way::Colors::but_black && i == 0);
        const bool table = way.colors == Way::Colors::of_a_table;
        if (told) {
            look.handle({.kind = Report::Kind::color,
                         .color = table ? rgb(kXtermTheme.substr(7 * i)) : theme.color(i),
                         .which = static_cast<Color>(i)});
        }
    }
    if (way.konsole) {
        look.handle({Report::Kind::konsole});
    }
    look.handle({Report::Kind::device_attributes});
    return look;
}

// How the theme shows what is drawn in that style.
struct Shown {
    Rgb color;
    Rgb background;
};

Shown shown(const DrawnTheme& theme, const DrawingStyle& style, std::size_t color) {
    const int substitute = style.palette == Palette::sixteen ? style.substitutes[color] : 0;
    constexpr int kFirst = 30;
    // Bold in the same colour, as kitty and GNOME's terminal draw it
    const auto number = style.palette == Palette::eight
                            ? static_cast<std::size_t>(kColorRows[color].eight - kFirst)
                            : color;
    const Rgb backgrounds[] = {rgb(theme.background), theme.color(0), Rgb{}};
    return {substitute != 0 ? fixed_color(substitute) : theme.color(number),
            backgrounds[static_cast<std::size_t>(style.background)]};
}

TEST("in every theme everything can be seen, whatever the terminal tells") {
    for (const DrawnTheme& theme : kThemes) {
        for (const Way& way : kWays) {
            const DrawingStyle style = look_on(theme, way).style(false);
            for (std::size_t i = 1; i < kColorRows.size(); ++i) {  // Nothing is drawn with black.
                const check::Context context(std::string(theme.name) + ", " +
                                             std::string(way.name) + ", colour " +
                                             std::to_string(i));
                const Shown drawn = shown(theme, style, i);
                CHECK(contrast(drawn.color, drawn.background) >= 3.0);
            }
        }
    }
}

TEST("of an untold background the environment tells which colour it is, else it is painted") {
    const DrawnTheme& theme = kThemes[0];  // Its black and its dark gray are two dark blues.
    for (const auto& [colors, number] : {std::pair("15;8", 8U), {"15;default;0", 0U}}) {
        Way way{"", {{"TERM", "xterm"}, {"COLORFGBG", colors}}, Way::Colors::drawn};
        const DrawingStyle style = look_on(theme, way).style(false);
        CHECK(style.background == Background::terminal);
        Theme told;
        for (std::size_t i = 0; i < kColorRows.size(); ++i) {
            told.colors[i] = theme.color(i);
        }
        Substitutes expected = substitutes_on(theme.color(number), told);
        expected[0] = 0;  // Nothing is drawn with black.
        CHECK(style.substitutes == expected);
    }
    Way way{"", {{"TERM", "xterm"}, {"COLORFGBG", "15;default"}}, Way::Colors::drawn};
    CHECK(look_on(theme, way).style(false).background == Background::black);
}

TEST("a black that is not dark is not painted with") {
    const DrawnTheme latte{"Catppuccin Latte", "eff1f5",
                           "5c5f77 d20f39 40a02b df8e1d 1e66f5 ea76cb 179299 acb0be 6c6f85 d20f39 "
                           "40a02b df8e1d 1e66f5 ea76cb 179299 bcc0cc"};
    const DrawingStyle style =
        look_on(latte, {"", {{"TERM", "xterm"}}, Way::Colors::drawn, true}).style(false);
    CHECK(style.background == Background::fixed_black);
}

}  // namespace
}  // namespace rogue::test
