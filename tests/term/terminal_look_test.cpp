#include "rogue/term/terminal_look.hpp"

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/light.hpp"
#include "tests/support/check.hpp"
#include "tests/support/themes.hpp"

// Whatever a terminal tells of its colours, and whatever theme it has, everything can be seen.

namespace rogue::test {
namespace {

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
TerminalLook look_on(const DrawnTheme& theme, const Way& way, bool light = false) {
    const auto environment = [&way](std::string_view name) {
        const auto found = way.environment.find(name);
        return found != way.environment.end() ? found->second : "";
    };
    TerminalLook look({.games = games(), .light = light}, traits_from(environment, true));
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
struct DrawnColor {
    Rgb color;
    Rgb background;
};

DrawnColor shown(const DrawnTheme& theme, const DrawingStyle& style, std::size_t color) {
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
                const DrawnColor drawn = shown(theme, style, i);
                CHECK(contrast(drawn.color, drawn.background) >= 3.0);
            }
        }
    }
}

// The colour that a sequence of lit_sequences() selects.
Rgb selected(std::string_view sequence) {
    const std::string_view parameters = sequence.substr(2, sequence.size() - 3);
    std::vector<int> numbers;
    for (std::string_view rest = parameters; !rest.empty();) {
        numbers.push_back(*parse_number<int>(take_part(rest, ";")));
    }
    return numbers[1] == 5
               ? fixed_color(numbers[2])
               : Rgb{static_cast<std::uint8_t>(numbers[2]), static_cast<std::uint8_t>(numbers[3]),
                     static_cast<std::uint8_t>(numbers[4])};
}

TEST("in every theme lit ground can be seen in its dimmest light, in true colour and in 256") {
    for (const DrawnTheme& theme : kThemes) {
        for (const char* color_term : {"", "truecolor"}) {
            const check::Context context(concat(theme.name, " ", color_term));
            const Way way{"",
                          {{"TERM", "xterm-256color"}, {"COLORTERM", color_term}},
                          Way::Colors::drawn,
                          true};
            const DrawingStyle style = look_on(theme, way, true).style(false);
            CHECK_EQ(style.lit.size(), 6U);
            for (const auto& lit : style.lit) {
                for (std::size_t i = 1; i < lit.size(); ++i) {  // Nothing is drawn with black.
                    CHECK(contrast(selected(lit[i]), shown(theme, style, i).background) >= 3.0);
                }
            }
        }
    }
}

TEST("a brighter light is farther from the background, on dark and on light ones") {
    for (const std::string_view name : {"Windows' Campbell", "xterm's on white"}) {
        const check::Context context{std::string(name)};
        const DrawnTheme& theme = theme_named(name);
        const Rgb background = rgb(theme.background);
        Theme told{background, {}};
        for (std::size_t i = 0; i < kColorRows.size(); ++i) {
            told.colors[i] = theme.color(i);
        }
        const auto lit = lit_sequences(told, true);
        for (std::size_t brighter = 1; brighter < lit.size(); ++brighter) {
            for (std::size_t i = 0; i < kColorRows.size(); ++i) {
                CHECK(contrast(selected(lit[brighter][i]), background) >=
                      contrast(selected(lit[brighter - 1][i]), background));
            }
        }
    }
}

TEST("light needs 256 colours, and colours at all") {
    for (const auto& [term, color_term, lit] : {std::tuple("xterm-256color", "", true),
                                                {"xterm", "truecolor", true},
                                                {"xterm-kitty", "", true},
                                                {"xterm", "", false},
                                                {"linux", "", false},
                                                {"vt220", "", false}}) {
        const check::Context context(concat(term, " ", color_term));
        const Way way{"", {{"TERM", term}, {"COLORTERM", color_term}}};
        const auto environment = [&](std::string_view asked) {
            const auto found = way.environment.find(asked);
            return found != way.environment.end() ? found->second : "";
        };
        const TerminalTraits traits = traits_from(environment, true);
        CHECK_EQ(!TerminalLook({.light = true}, traits).style(false).lit.empty(), lit);
        CHECK(TerminalLook({}, traits).style(false).lit.empty());
        CHECK(TerminalLook({.color = ColorChoice::never, .light = true}, traits)
                  .style(false)
                  .lit.empty());
    }
}

TEST("GNU screen is sent no true colour, whatever the terminal outside knows") {
    const auto environment = [](std::string_view name) -> std::string_view {
        return name == "STY"         ? "1.pts-0"
               : name == "TERM"      ? "screen"
               : name == "COLORTERM" ? "truecolor"
                                     : "";
    };
    CHECK(!traits_from(environment, true).true_color);
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

// They have none of their own, and tmux 3.6 makes keys of the pieces of an answer.
TEST("tmux and screen are not asked for the sixteen colours, and others are") {
    for (const auto& [term, variable, asked] : {std::tuple("tmux-256color", "TMUX", false),
                                                {"screen", "STY", false},
                                                {"xterm-256color", "TMUX", false},
                                                {"xterm-256color", "STY", false},
                                                {"screen.xterm-256color", "", false},
                                                {"tmux", "", false},
                                                {"xterm-256color", "", true}}) {
        for (const char* locale : {"C.UTF-8", "C"}) {
            const check::Context context(std::string(term) + " " + variable + " " + locale);
            const auto environment = [locale, its_term = term,
                                      set = variable](std::string_view name) -> std::string_view {
                return name == "TERM"     ? its_term
                       : name == "LC_ALL" ? locale
                       : name == set      ? "/tmp/tmux-0/default,1,0"
                                          : "";
            };
            TerminalLook look({.games = games()}, traits_from(environment, true));
            while (look.has_question()) {
                const std::string question = look.question();
                CHECK_EQ(question.find("\x1b]4;") != std::string::npos, asked);
                CHECK(question.find("\x1b]11;") != std::string::npos);
                look.handle({.kind = Report::Kind::cursor_position, .row = 2, .column = 2});
                look.handle({Report::Kind::device_attributes});
            }
        }
    }
}

TEST("whoever leaves waits half a second for the next answer, and one second in all") {
    using std::chrono_literals::operator""ms;
    TerminalLook look({}, traits_from([](auto) { return "xterm"; }, true));
    look.question();
    const auto left = TerminalLook::Clock::now();
    CHECK(look.answers_until(left) == left + 500ms);
    look.handle({Report::Kind::version});
    CHECK(look.answers_until(left).value() > left + 500ms);
    CHECK(look.answers_until(left - 900ms) == left + 100ms);
}

}  // namespace
}  // namespace rogue::test
