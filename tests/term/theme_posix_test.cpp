#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/themes.hpp"

// The terminal tells how its theme shows the sixteen colours.

namespace rogue::test {
namespace {

// The answers of a terminal with these colours.
std::vector<std::string> answers(std::string_view colors) {
    std::vector<std::string> result;
    for (; !colors.empty(); colors.remove_prefix(std::min<std::size_t>(colors.size(), 7))) {
        result.push_back("rgb:" + std::string(colors.substr(0, 2)) + "/" +
                         std::string(colors.substr(2, 2)) + "/" + std::string(colors.substr(4, 2)));
    }
    return result;
}

constexpr int kDarkGray = 8;
constexpr int kSubstitute = 244;  // For dark gray.
constexpr int kFixedBlack = 16;

// A terminal whose name does not tell that it has 256 colours.
PtyOptions game_in_xterm() {
    PtyOptions options = game(1027);
    options.environment = {{"TERM", "xterm"}};
    return options;
}

// The colours in which cells are drawn that are not blank.
std::set<int> colors_shown(const TerminalEmulator& screen) {
    std::set<int> shown;
    for (int row = 0; row < screen.row_count(); ++row) {
        for (const TerminalCell& cell : screen.row(row)) {
            if (!cell.text().empty() && cell.text() != " ") {
                shown.insert(cell.pen.color);
            }
        }
    }
    return shown;
}

TEST("a colour that the terminal's theme hides is drawn with another, as every terminal answers") {
    for (const auto& [background, string_end] : {std::pair("rgb:00/2b/36", "\x1b\\"),
                                                 {"rgb:0000/2b2b/3636", "\x07"},
                                                 {"rgb:00/2b/36", "\x1b"},
                                                 {"rgb:fd/f6/e3", "\x1b\\"}}) {
        for (const auto when : {PtyOptions::Answers::at_once, PtyOptions::Answers::byte_by_byte,
                                PtyOptions::Answers::twice}) {
            PtyOptions options = game_in_xterm();
            options.answers = when;
            options.habits.background = background;
            options.habits.colors = answers(kSolarizedTheme);
            options.habits.string_end = string_end;
            StartedGame program(options);
            program.wait_until(
                [](const TerminalEmulator& screen) {
                    const std::set<int> shown = colors_shown(screen);
                    return shown.contains(kSubstitute) && !shown.contains(kDarkGray);
                },
                "a gray that can be seen");
            CHECK(program.screen().unexpected().empty());
            program.type("i", "-- INVENTORY --");  // No answer was a key, which would leave it.
            redraw(program);
            program.wait_for_text("-- INVENTORY --");
        }
    }
}

TEST("answers that come late change the colours, and none leaves them as they are") {
    PtyOptions options = game_in_xterm();
    options.answers = PtyOptions::Answers::when_released;
    options.habits.background = "rgb:00/2b/36";
    options.habits.colors = answers(kSolarizedTheme);
    StartedGame program(options);
    CHECK(colors_shown(program.screen()).contains(kDarkGray));
    program.release_answers();
    program.wait_until(
        [](const TerminalEmulator& screen) { return !colors_shown(screen).contains(kDarkGray); },
        "another gray");
}

TEST("a theme in which all colours can be seen, or a terminal of eight, gets the usual sequences") {
    for (const auto& [term, colors] : {std::pair("xterm", "xterm"), {"ansi", "solarized"}}) {
        PtyOptions options = game(1027);
        options.environment = {{"TERM", term}};
        options.habits.colors =
            answers(colors == std::string_view("xterm") ? kXtermTheme : kSolarizedTheme);
        options.habits.background = "rgb:00/2b/36";
        if (colors == std::string_view("xterm")) {
            options.habits.background = "rgb:00/00/00";
            options.habits.colors[4] = "rgb:5c/5c/ff";  // xterm's dark blue is too dark.
        }
        StartedGame program(options);
        program.type("i", "-- INVENTORY --");
        CHECK(!tells(program, "38;5"));
    }
}

TEST("dark gray is drawn in a gray that no theme changes, on a terminal of 256 colours") {
    PtyOptions options = game(1027);
    options.answers = PtyOptions::Answers::never;
    StartedGame program(options);
    CHECK(colors_shown(program.screen()).contains(kSubstitute));
    CHECK(!colors_shown(program.screen()).contains(kDarkGray));
    CHECK(colors_shown(program.screen()).contains(static_cast<int>(Color::white)));
}

TEST("a terminal that answers, but tells no colour, gets nothing of its theme") {
    for (const auto& [term, erases_in_color] :
         {std::pair("xterm-256color", true), {"screen", false}, {"xterm", true}}) {
        PtyOptions options = game(1027);
        options.environment = {{"TERM", term}};
        options.habits.background = "";
        options.habits.colors = {};
        options.habits.erases_in_color = erases_in_color;
        StartedGame program(options);
        program.wait_until(
            [](const TerminalEmulator& screen) { return background_of(screen) == kFixedBlack; },
            "a black background");
        CHECK(*colors_shown(program.screen()).begin() >= kFixedBlack);
        CHECK(program.screen().unexpected().empty());
    }
}

TEST("a terminal that can't be asked is painted black, unless the environment says it is dark") {
    for (const char* term : {"linux", ""}) {
        for (const char* colors : {"", "0;15", "15;0"}) {
            const check::Context context(concat(term, " ", colors));
            PtyOptions options = game(1027);
            options.environment = {{"TERM", term}, {"COLORFGBG", colors}};
            StartedGame program(options);
            const bool dark = std::string_view(colors) == "15;0";
            CHECK_EQ(background_of(program.screen()).value_or(-1), dark ? Pen::kDefaultColor : 0);
            CHECK(!colors_shown(program.screen()).contains(0));
        }
    }
}

TEST("a terminal of eight colours is painted black, and none is a bold black") {
    PtyOptions options = game(1027);
    options.environment = {{"TERM", "vt220"}};
    StartedGame program(options);
    CHECK(background_of(program.screen()) == 0);
    CHECK(!colors_shown(program.screen()).contains(0));
    CHECK(!tells(program, "38;5"));
}

TEST("Konsole tells colours that it does not draw, and gets those that it draws alike") {
    PtyOptions options = game(1027);
    options.habits.background = "rgb:00/2b/36";
    options.habits.version = "Konsole 22.12.3";
    StartedGame program(options);
    program.wait_until(
        [](const TerminalEmulator& screen) { return *colors_shown(screen).begin() >= kFixedBlack; },
        "the fixed colours");
    CHECK(background_of(program.screen()) == Pen::kDefaultColor);
}

}  // namespace
}  // namespace rogue::test
