#include <algorithm>
#include <cstdlib>
#include <map>
#include <thread>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/ui/color_rows.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/tmux.hpp"

// The program for Windows in wine's console, which knows no escape sequences itself. Wine draws
// that console in a terminal, which is tmux here. Where that program was built is told by
// ROGUE_WINE_BUILD in the environment.

namespace rogue::test {
namespace {

// The frame, and the row where the session tells its keys.
constexpr int kRows = Frame::kRows + 1;

/// Runs a program of the build for Windows. The shell outlives Ctrl-C, which interrupts all
/// programs on this terminal. The last command keeps the screen so that the test can read it.
Tmux run_alone_in_console(const std::string& command) {
    const char* const build = std::getenv("ROGUE_WINE_BUILD");
    if (build == nullptr) {
        check::skip("ROGUE_WINE_BUILD names no build for Windows");
    }
    return Tmux(concat("trap : INT; cd ", build, " && WINEDLLOVERRIDES=winedbg.exe=d wine ",
                       command, "; echo status $?; exec sleep 60"),
                kRows);
}

/// The same by another one, which checks how it left the console.
Tmux run_in_console(const std::string& command) {
    return run_alone_in_console("tests/rogue_console_check.exe " + command);
}

std::string key_name(char key) {
    static const std::map<char, std::string> kNames{
        {'U', "Up"}, {'D', "Down"}, {'R', "Right"}, {'L', "Left"}, {'.', "Escape"}};
    const auto found = kNames.find(key);
    return found != kNames.end() ? found->second : concat("'", key, "'");
}

// The frame in the colours that show on the black of the console.
Frame on_console(const Frame& frame) {
    Frame shown = frame;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (int column = 0; column < Frame::kColumns; ++column) {
            const Cell& cell = frame.at(column, row);
            const Color color = kColorRows[cell.color].fixed_sixteen;
            if (cell.kind == Cell::Kind::character) {
                shown.put_text(column, row, std::string_view(&cell.character, 1), color);
            } else if (cell.kind == Cell::Kind::glyph_head) {
                shown.put_glyph(column, row, {cell.glyph(), color});
            }
        }
    }
    return shown;
}

// The places that differ, above the row where the session tells its keys. The console sends gray as
// the terminal's own colour.
std::string difference_in_color(const std::vector<std::string>& styled_rows, const Frame& frame) {
    std::string styled = "\x1b[?7l\x1b[39m";
    const std::size_t rows = std::min<std::size_t>(styled_rows.size(), Frame::kRows);
    for (std::size_t row = 0; row < rows; ++row) {
        styled += concat("\x1b[", row + 1, "H", styled_rows[row]);
    }
    constexpr std::string_view kOwnColor = "\x1b[39m";
    for (auto at = styled.find(kOwnColor); at != std::string::npos; at = styled.find(kOwnColor)) {
        styled.replace(at, kOwnColor.size(), "\x1b[37m");
    }
    TerminalEmulator screen(80, 23, kWideEmoji);
    screen.feed(styled);
    return difference(screen, on_console(frame), ascii);
}

void wait_for_frame(Tmux& tmux, const Frame& frame) {
    std::string difference;
    try {
        tmux.wait_until([&](const std::vector<std::string>&) {
            difference = difference_in_color(tmux.styled_rows(), frame);
            return difference.empty();
        });
    } catch (const std::runtime_error&) {
        throw std::runtime_error(difference);
    }
}

bool has_text(const std::vector<std::string>& rows, std::string_view wanted) {
    return std::ranges::any_of(
        rows, [&](const std::string& row) { return row.find(wanted) != std::string::npos; });
}

// The keyboard is quiet for so long that a key which ends something counts.
void let_quiet_pass() {
    std::this_thread::sleep_for(kLongerThanQuiet);
}

// The rows of the screen that has the text.
std::vector<std::string> wait_for_text(Tmux& tmux, std::string_view wanted) {
    std::vector<std::string> result;
    tmux.wait_until([&](const std::vector<std::string>& rows) {
        result = rows;
        return has_text(rows, wanted);
    });
    return result;
}

void end_run(Tmux& tmux) {
    tmux.send_keys("q");
    wait_for_text(tmux, "LEAVE THE RUN?");
    let_quiet_pass();
    tmux.send_keys("e");
}

TEST("a run in a Windows console looks as it should, colours included, and its score is kept") {
    const RecordedRun run = recorded_run("dive-1027");
    const std::vector<Frame> frames = waiting_frames(run);
    const TemporaryFolder folder;
    const std::string scores = folder.path("scores \u00E9.txt");
    Tmux tmux = run_in_console("roguelike.exe --seed 1027 --scores-file '" + scores + "'");
    for (std::size_t i = 0; i < frames.size(); ++i) {
        wait_for_frame(tmux, frames[i]);
        const bool after_death = i + 2 >= frames.size();
        if (after_death) {
            let_quiet_pass();
        }
        tmux.send_keys(i < run.keys.size() ? key_name(run.keys[i]) : "Enter");
    }
    wait_for_text(tmux, "with a score of 600 (kills 10), the best.");
    wait_for_text(tmux, "ended with status 0.");
    CHECK(read_file(scores).value_or("").starts_with("600|5|10|"));
}

TEST("a run cut off in a Windows console is offered, and goes on where it was") {
    const RecordedRun run = recorded_run("hoard-3061");
    const std::vector<Frame> frames = waiting_frames(run);
    const TemporaryFolder folder;
    const std::string places =
        " --state-dir " + folder.path("state") + " --scores-file " + folder.path("scores.txt");
    constexpr std::size_t kKeys = 70;
    {
        Tmux tmux = run_in_console(concat("roguelike.exe --seed ", run.seed, places));
        for (std::size_t i = 0; i < kKeys; ++i) {
            wait_for_frame(tmux, frames[i]);
            tmux.send_keys(key_name(run.keys[i]));
        }
        wait_for_frame(tmux, frames[kKeys]);
        tmux.send_keys("C-c");
        wait_for_text(tmux, "ended with status 0x82.");
    }
    Tmux tmux = run_in_console("roguelike.exe" + places);
    wait_for_text(tmux, "AN UNFINISHED RUN");
    tmux.send_keys("y");
    wait_for_frame(tmux, frames[kKeys]);
    end_run(tmux);
    wait_for_text(tmux, "ended with status 0.");
}

TEST("leaving a run gives the console back as it was found") {
    Tmux tmux = run_in_console("roguelike.exe");
    wait_for_text(tmux, "-- KEYS --");
    end_run(tmux);
    const auto rows = wait_for_text(tmux, "ended with status 0.");
    CHECK(has_text(rows,
                   "You ended the run for good, without a score (it had 100, depth 1, kills 0)."));
    CHECK(!has_text(rows, ", then "));  // rogue_console_check prints this if a mode has changed.
}

TEST("a window that is the program's alone stays until a key, so that the farewell can be read") {
    Tmux tmux = run_alone_in_console("roguelike.exe --no-record");
    wait_for_text(tmux, "-- KEYS --");
    end_run(tmux);
    const auto rows = wait_for_text(tmux, "Press any key to close this window.");
    CHECK(has_text(rows, "You ended the run for good"));
    CHECK(!has_text(rows, "status"));
    tmux.send_keys("x");
    wait_for_text(tmux, "status 0");
}

TEST("a signal closes the window that is the program's alone at once") {
    Tmux tmux = run_alone_in_console("roguelike.exe --no-record");
    wait_for_text(tmux, "-- KEYS --");
    tmux.send_keys("C-c");
    CHECK(!has_text(wait_for_text(tmux, "status 130"), "Press any key"));
}

TEST("whatever ends a program gives the console back as it was found") {
    const struct {
        std::string command;
        std::string shown;  // While the program has the console.
        std::string key;
        std::string last_words;
        std::string status;
    } kTable[] = {
        {"roguelike.exe", "-- KEYS --", "C-c",
         "The run was cut off with a score of 100 (depth 1, kills 0).", "0x82"},
        {"tests/rogue_throws.exe caught", "-- INVENTORY --", "x", "caught: on purpose", "0x1"},
        {"tests/rogue_throws.exe uncaught", "-- INVENTORY --", "x", "  what():  on purpose", "0x3"},
        {"tests/rogue_throws.exe crash", "-- INVENTORY --", "x", "", "0xc0000005"},
    };
    for (const auto& row : kTable) {
        const check::Context context(row.command + " " + row.key);
        Tmux tmux = run_in_console(row.command);
        wait_for_text(tmux, row.shown);
        tmux.send_keys(row.key);
        const auto rows = wait_for_text(tmux, "ended with status " + row.status + ".");
        CHECK(row.last_words.empty() || has_text(rows, row.last_words));
        CHECK(
            !has_text(rows, ", then "));  // rogue_console_check prints this if a mode has changed.
    }
}

}  // namespace
}  // namespace rogue::test
