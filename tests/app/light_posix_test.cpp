#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_runs.hpp"

// The map in the player's light, through the real program.

namespace rogue::test {
namespace {

constexpr std::string_view kWord = "No light: it needs 256 colours.";

// The game on paper in a terminal of that name.
PtyOptions game_in(const std::string& term, std::vector<std::string> arguments) {
    PtyOptions options = game(2, std::move(arguments));
    options.environment.emplace_back("TERM", term);
    return options;
}

// Whether a cell of the row is drawn in one of these colours.
bool has_color(const PtyProgram& program, int row, int least, int limit) {
    const auto cells = program.screen().row(row);
    return std::ranges::any_of(cells, [&](const TerminalCell& cell) {
        return cell.text() != " " && cell.pen.color >= least && cell.pen.color < limit;
    });
}

TEST("the light is drawn in true colours if the terminal has them, else in some of the 256") {
    constexpr int kRow = 1;
    PtyOptions options = game_in("xterm-256color", {"--game", "world", "--light"});
    PtyProgram fixed(options);
    fixed.wait_for_text("? help");
    CHECK(has_color(fixed, kRow, 16, 256));
    CHECK(!has_color(fixed, kRow, 256, 1 << 25));
    options.environment.emplace_back("COLORTERM", "truecolor");
    PtyProgram exact(options);
    exact.wait_for_text("? help");
    CHECK(has_color(exact, kRow, 256, 1 << 25));
    CHECK(exact.screen().unexpected().empty());
}

TEST("a terminal with fewer colours says why it shows no light, until a key is pressed") {
    for (const char* color : {"auto", "never"}) {
        for (const int rows : {23, 24}) {
            const check::Context context{concat(color, " ", rows)};
            PtyOptions options =
                game_in(color == std::string_view("auto") ? "xterm" : "xterm-256color",
                        {"--light", "--color", color});
            options.rows = rows;
            PtyProgram program(options);
            program.wait_for_text(kWord);
            program.send("\x1b[C");
            program.wait_until(
                [](const TerminalEmulator& screen) {
                    return std::ranges::none_of(screen.rows(), [](const std::string& row) {
                        return row.find(kWord) != std::string::npos;
                    });
                },
                "no word");
        }
    }
}

TEST(
    "where the row has no room for both, it says how a replay ended and not why there is no "
    "light") {
    const KeptGame paper;
    paper.run({"--headless", "--record", paper.path("a.run")}, "RR");
    PtyOptions options = paper.on_terminal({"--replay", paper.path("a.run"), "--light"});
    options.environment.emplace_back("TERM", "xterm");
    PtyProgram(options).wait_for_text("Press any key.");
    options.rows = 23;
    PtyProgram(options).wait_for_text("Press any key.");
}

TEST(
    "where the row has no room for both, why there is no light goes before how a replay plays on") {
    const KeptGame paper;
    paper.run({"--headless", "--record", paper.path("a.run")}, std::string(100, 'g'));
    PtyOptions options =
        paper.on_terminal({"--replay", paper.path("a.run"), "--light", "--speed", "10"});
    options.environment.emplace_back("TERM", "xterm");
    PtyProgram(options).wait_for_text(concat(kWord, " Key 0 of 100, depth 1, 10/s."));
}

TEST("pictures and pages of a replay are lit on demand, and nothing else of them changes") {
    const std::string run = longest_run(kClassicRuns).file;
    for (const char* as : {"--svg", "--html"}) {
        const ProgramResult plain = run_roguelike({"--replay", run, as});
        const ProgramResult lit = run_roguelike({"--replay", run, as, "--light"});
        CHECK_EQ(lit.status, 0);
        CHECK(lit.out != plain.out);
        CHECK(plain.out.find("#a28445") == std::string::npos);  // Floor in a dimmer light.
        CHECK(lit.out.find("#a28445") != std::string::npos);
    }
    const std::string page = run_roguelike({"--replay", run, "--html", "--light"}).out;
    CHECK_EQ(run_roguelike({"--verify", "-"}, page).status, 0);
}

TEST("light has no effect on a code or in plain play") {
    const std::string run = longest_run(kClassicRuns).file;
    for (const char* other : {"--code", "--plain"}) {
        const ProgramResult result = run_roguelike({"--replay", run, other, "--light"});
        CHECK_EQ(result.status, 2);
        CHECK(result.err.find(concat("--light has no effect with ", other)) != std::string::npos);
    }
}

}  // namespace
}  // namespace rogue::test
