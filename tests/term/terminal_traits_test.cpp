#include "rogue/term/terminal_traits.hpp"

#include <map>
#include <string>
#include <vector>

#include "tests/support/check.hpp"

namespace rogue {
namespace {

using Encoding = TerminalTraits::Encoding;
using Variables = std::map<std::string, std::string, std::less<>>;

Environment environment_of(const Variables& variables) {
    return [&](const char* name) -> std::string_view {
        const auto found = variables.find(name);
        return found == variables.end() ? "" : std::string_view(found->second);
    };
}

TerminalTraits traits(const Variables& variables, bool utf8_input = false) {
    return traits_from(environment_of(variables), utf8_input);
}

TEST("a modern terminal has sixteen colours and emoji, and is asked for their widths") {
    for (const char* term : {"xterm", "xterm-256color", "tmux-256color", "screen", "xterm-kitty",
                             "alacritty", "foot", "rxvt"}) {
        const check::Context context(term);
        const TerminalTraits result = traits({{"TERM", term}, {"LANG", "en_US.UTF-8"}});
        CHECK(result.addressable && result.has_emoji && result.answers);
        CHECK(result.encoding == Encoding::utf8);
        CHECK(result.palette == Palette::sixteen);
    }
}

TEST("the Linux console has sixteen fixed colours and no emoji, and is not asked") {
    for (const char* term : {"linux", "linux-16color", "screen.linux"}) {
        const check::Context context(term);
        const TerminalTraits result = traits({{"TERM", term}, {"LANG", "C.UTF-8"}});
        CHECK(!result.has_emoji && !result.answers);
        CHECK(result.palette == Palette::fixed_sixteen);
    }
}

TEST("a terminal of 256 colours tells so by TERM or COLORTERM, and a console is none") {
    for (const char* term : {"xterm-256color", "tmux-256color", "screen.xterm-256color",
                             "xterm-kitty", "alacritty", "foot"}) {
        CHECK(traits({{"TERM", term}}).fixed_colors);
    }
    CHECK(traits({{"TERM", "xterm"}, {"COLORTERM", "truecolor"}}).fixed_colors);
    CHECK(traits({{"TERM", "xterm"}, {"COLORTERM", "24bit"}}).fixed_colors);
    CHECK(!traits({{"TERM", "rxvt"}, {"COLORTERM", "rxvt-xpm"}}).fixed_colors);
    CHECK(!traits({{"TERM", "xterm"}}).fixed_colors);
    CHECK(!traits({{"TERM", "linux"}, {"COLORTERM", "truecolor"}}).fixed_colors);
}

TEST("old terminals have eight colours") {
    for (const char* term : {"vt100", "vt220", "ansi", "ansi-m", "cygwin", "sun-color"}) {
        const check::Context context(term);
        CHECK(traits({{"TERM", term}}).palette == Palette::eight);
    }
}

TEST("a VT or a Sun has no emoji, can't move by column and is not asked") {
    for (const char* term :
         {"vt52", "vt100", "vt102-w", "vt220", "vt320", "vt420", "sun", "sun-color"}) {
        const check::Context context(term);
        const TerminalTraits result = traits({{"TERM", term}});
        CHECK(!result.has_emoji && !result.answers && !result.moves_by_column);
    }
}

TEST("Emacs' terminal can't move by column, because it counts from 0 there") {
    CHECK(!traits({{"TERM", "eterm-color"}}).moves_by_column);
}

TEST("a modern terminal whose name begins like a VT's is not a VT") {
    for (const char* term : {"vte-256color", "vt-100"}) {
        const check::Context context(term);
        const TerminalTraits result = traits({{"TERM", term}, {"LANG", "C.UTF-8"}});
        CHECK(result.has_emoji && result.answers && result.moves_by_column);
        CHECK(result.palette == Palette::sixteen);
    }
}

TEST("in a multiplexer only a locale that names UTF-8 is UTF-8") {
    struct Row {
        const char* locale;
        Encoding expected;
    };
    for (const Row& row : {Row{"", Encoding::other}, Row{"C", Encoding::other},
                           Row{"POSIX", Encoding::other}, Row{"en_US", Encoding::other},
                           Row{"C.UTF-8", Encoding::utf8}, Row{"de_DE.utf8", Encoding::utf8}}) {
        const check::Context context(row.locale);
        for (const char* variable : {"STY", "TMUX"}) {
            const Variables variables{{"TERM", "screen"}, {variable, "1234"}, {"LANG", row.locale}};
            CHECK(traits(variables, true).encoding == row.expected);
        }
        CHECK(traits({{"TERM", "screen"}, {"STY", ""}, {"LANG", row.locale}}, true).encoding ==
              Encoding::utf8);
    }
}

TEST("Chinese, Japanese and Korean terminals may double blocks and dots") {
    for (const char* locale : {"ja_JP.UTF-8", "zh_CN.UTF-8", "ko_KR.UTF-8", "ja.UTF-8", "zh"}) {
        CHECK(traits({{"TERM", "xterm"}, {"LANG", locale}}).widths.may_double_pairs);
    }
    for (const char* locale : {"en_US.UTF-8", "kok_IN.UTF-8", "C.UTF-8", ""}) {
        CHECK(!traits({{"TERM", "xterm"}, {"LANG", locale}}).widths.may_double_pairs);
    }
}

TEST("xterm and its like draw a box for each emoji, but can be asked") {
    for (const auto& result :
         {traits({{"TERM", "xterm-256color"}, {"XTERM_VERSION", "XTerm(379)"}}),
          traits({{"TERM", "xterm-256color"}, {"ZUTTY_VERSION", "0.14"}}),
          traits({{"TERM", "xterm"}, {"MLTERM", "3.9.0"}}), traits({{"TERM", "mlterm"}}),
          traits({{"TERM", "rxvt-unicode-256color"}}), traits({{"TERM", "rxvt-unicode"}})}) {
        CHECK(!result.has_emoji);
        CHECK(result.answers);
    }
    CHECK(traits({{"TERM", "xterm-256color"}}).has_emoji);
    CHECK(traits({{"TERM", "rxvt"}}).has_emoji);
}

TEST("screen and tmux are known by their variables, and over a connection by TERM") {
    for (const auto& result :
         {traits({{"TERM", "xterm"}, {"STY", "1.pts-0"}}), traits({{"TERM", "screen"}}),
          traits({{"TERM", "xterm"}, {"TMUX", "/tmp/tmux"}}),
          traits({{"TERM", "tmux-256color"}})}) {
        CHECK(result.multiplexed);
    }
    CHECK(!traits({{"TERM", "xterm-256color"}}).multiplexed);
}

TEST("of Alacritty it is known that its wheel sends arrow keys") {
    CHECK(traits({{"TERM", "alacritty"}}).alternate_scroll);
    CHECK(traits({{"TERM", "xterm-256color"}, {"ALACRITTY_LOG", "/tmp/a"}}).alternate_scroll);
    CHECK(!traits({{"TERM", "xterm-256color"}}).alternate_scroll);
}

TEST("COLORFGBG tells a light background") {
    for (const char* light : {"0;15", "0;7", "0;default;15", "4;9", "15"}) {
        const check::Context context(light);
        CHECK(traits({{"TERM", "rxvt"}, {"COLORFGBG", light}}).light_background);
    }
    for (const char* dark :
         {"15;0", "15;8", "7;default;0", "15;default", "", ";", "0;15x", "0;-1"}) {
        const check::Context context(dark);
        CHECK(!traits({{"TERM", "rxvt"}, {"COLORFGBG", dark}}).light_background);
    }
}

TEST("a Windows console tells its background") {
    constexpr unsigned kBuild = 22000;
    const Variables none;
    const Environment nothing = environment_of(none);
    CHECK_EQ(console_traits_from(nothing, kBuild, true, 0).background.value(), 0);
    CHECK(!console_traits_from(nothing, kBuild, true, 0).light_background);
    CHECK(!console_traits_from(nothing, kBuild, true, 5).light_background);
    CHECK(console_traits_from(nothing, kBuild, true, 15).light_background);
}

TEST("the locale tells the encoding") {
    struct Row {
        const char* locale;
        bool utf8_input;
        Encoding expected;
    };
    const std::vector<Row> rows{
        {"en_US.UTF-8", false, Encoding::utf8},
        {"de_DE.utf8", false, Encoding::utf8},
        {"C.UTF-8", false, Encoding::utf8},
        {"ja_JP.UTF-8@x", false, Encoding::utf8},
        {"en_US.ISO-8859-1", true, Encoding::other},
        {"ja_JP.eucJP", true, Encoding::other},
        {"de_DE@euro", true, Encoding::other},
        {"sr_RS@latin", false, Encoding::unknown},
        {"C", false, Encoding::unknown},
        {"POSIX", false, Encoding::unknown},
        {"C", true, Encoding::utf8},
        {"en_US", false, Encoding::unknown},
        {"", false, Encoding::utf8},
    };
    for (const Row& row : rows) {
        const check::Context context(std::string(row.locale) + (row.utf8_input ? " IUTF8" : ""));
        CHECK(traits({{"TERM", "xterm"}, {"LANG", row.locale}}, row.utf8_input).encoding ==
              row.expected);
    }
}

TEST("the first of the locale's variables that is set counts") {
    CHECK(traits({{"LC_ALL", "C.ISO-8859-1"}, {"LANG", "C.UTF-8"}}).encoding == Encoding::other);
    CHECK(traits({{"LC_CTYPE", "C.UTF-8"}, {"LANG", "C.ISO-8859-1"}}).encoding == Encoding::utf8);
    CHECK(traits({{"LC_ALL", ""}, {"LANG", "C.UTF-8"}}).encoding == Encoding::utf8);
}

TEST("those consoles of Windows show emoji that fall back on a font with emoji") {
    constexpr unsigned kWindows10 = 19045;
    constexpr unsigned kWindows11 = 22000;
    constexpr int kBlack = 0;
    struct Row {
        Variables variables;
        unsigned build;
        bool escapes;
        bool has_emoji;
    };
    for (const Row& row : {
             Row{{}, kWindows10, true, false},
             Row{{}, kWindows11, true, true},
             Row{{{"WT_SESSION", "6d5140c1"}}, kWindows10, true, true},
             Row{{{"TERM_PROGRAM", "vscode"}}, kWindows10, true, true},
             Row{{{"ConEmuANSI", "ON"}}, kWindows10, true, true},
             Row{{{"ConEmuANSI", "OFF"}}, kWindows10, true, false},
             Row{{{"TERM_PROGRAM", "tmux"}}, kWindows11, false, false},
         }) {
        const TerminalTraits result =
            console_traits_from(environment_of(row.variables), row.build, row.escapes, kBlack);
        CHECK_EQ(result.has_emoji, row.has_emoji);
        CHECK(!result.answers);
        CHECK(result.palette == (row.escapes ? Palette::sixteen : Palette::fixed_sixteen));
    }
}

TEST("a NO_COLOR that is not empty forbids colours, to a console of Windows too") {
    for (const char* value : {"", "1"}) {
        const Variables variables{{"NO_COLOR", value}};
        CHECK_EQ(traits(variables).forbids_color, *value != '\0');
        CHECK_EQ(console_traits_from(environment_of(variables), 22000, true, 0).forbids_color,
                 *value != '\0');
    }
}

}  // namespace
}  // namespace rogue
