#include "tests/support/game_on_pty.hpp"

#include <csignal>

#include "app/arguments.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_game.hpp"

namespace rogue::test {
namespace {

bool shows(const TerminalEmulator& screen, std::string_view text) {
    return screen.picture().find(text) != std::string::npos;
}

bool shows_high_scores(const TerminalEmulator& screen) {
    return shows(screen, "Press any key to exit.");
}

}  // namespace

PtyOptions game(std::uint64_t seed, std::vector<std::string> arguments) {
    PtyOptions options{.argv = {ROGUE_PAPER, "--seed", std::to_string(seed), "--no-record",
                                "--scores-file", "/dev/null/no-scores"},
                       .widths = kWideEmoji};
    options.argv.insert(options.argv.end(), arguments.begin(), arguments.end());
    return options;
}

std::string command_line(const PtyOptions& options) {
    std::string line;
    for (const std::string& word : options.argv) {
        line += shell_word(word).value() + " ";
    }
    return line;
}

std::string row_below(const TerminalEmulator& screen) {
    if (screen.row_count() <= Frame::kRows) {
        return {};
    }
    const std::string row = screen.rows()[Frame::kRows];
    return row.substr(0, row.find_last_not_of(' ') + 1);
}

bool tells(const PtyProgram& program, std::string_view text, std::size_t from) {
    return program.transcript().find(text, from) != std::string::npos;
}

void wait_for_map(PtyProgram& program) {
    program.wait_for_text("-- STATUS --");
    program.wait_for_text("Welcome to the dungeon.");
}

void wait_for_frame(PtyProgram& program, const Frame& frame, const GlyphText& glyph_text,
                    std::optional<std::string_view> status) {
    program.wait_until(
        [&](const TerminalEmulator& screen) {
            return difference(screen, frame, glyph_text, status ? *status : row_below(screen))
                .empty();
        },
        "the frame");
}

void leave_by(PtyProgram& program, std::string_view bytes) {
    program.send(bytes);
    CHECK_EQ(program.wait_exit(), exited(0));
}

void ask_to_leave(PtyProgram& program) {
    program.type("q", "LEAVE THE RUN?");
}

void keep_run(PtyProgram& program) {
    ask_to_leave(program);
    leave_by(program, "q");
}

void answer_for_good(PtyProgram& program, std::string_view key) {
    const auto gone = [](const TerminalEmulator& screen) {
        const std::vector<std::string> rows = screen.rows();
        return std::ranges::none_of(rows, [](const std::string& row) {
            return row.find("LEAVE THE RUN?") != std::string::npos;
        });
    };
    program.type_until(key, kLongerThanQuiet, gone, "the end of the run");
}

void end_run(PtyProgram& program) {
    ask_to_leave(program);
    answer_for_good(program, "e");
}

void end_program(PtyProgram& program) {
    end_run(program);
    CHECK_EQ(program.wait_exit(), exited(0));
}

void kill_now(PtyProgram& program) {
    program.kill(SIGKILL);
    CHECK_EQ(program.wait_exit(), killed_by(SIGKILL));
}

void play_key(PtyProgram& program, const RecordedRun& run, const std::vector<Frame>& frames,
              std::size_t place, const GlyphText& glyph_text) {
    if (place + 1 < run.keys.size()) {
        program.send(key_bytes(run.keys[place]));
    } else {
        leave_death(program);
    }
    wait_for_frame(program, frames[place + 1], glyph_text);
}

bool hold(PtyProgram& program, std::string_view keys, std::chrono::steady_clock::time_point last) {
    for (int i = 0; i < 4; ++i) {
        program.let_pass(std::chrono::milliseconds(250));
        const auto sent = std::chrono::steady_clock::now();
        program.send(keys);
        program.wait_until_read();
        if (std::chrono::steady_clock::now() - last > std::chrono::milliseconds(450)) {
            return false;  // The program may have ended.
        }
        last = sent;
    }
    return true;
}

void leave_death(PtyProgram& program) {
    program.type_until(".", kLongerThanQuiet, shows_high_scores, "the high scores");
}

void leave_high_scores(PtyProgram& program) {
    leave_death(program);
    leave_end(program);
}

void leave_end(PtyProgram& program) {
    program.type_until(
        "x", kLongerThanQuiet, [](const TerminalEmulator&) { return false; }, "the program's end");
    CHECK_EQ(program.wait_exit(), exited(0));
}

void redraw(PtyProgram& program) {
    const std::size_t before = program.bytes_read();
    program.send("\x0c");
    program.wait_for_bytes("\x1b[2J", before);
}

Frame first_frame(std::uint64_t seed) {
    return waiting_frames({&kPaperGame, seed}).front();
}

std::string left_behind(const PtyProgram& program) {
    std::string result = settings_difference(program.initial_settings(), program.settings());
    const TerminalEmulator& screen = program.screen();
    if (screen.modes_set() != std::set<int>{7, 25}) {
        result += " modes";
    }
    if (screen.pen() != Pen{}) {
        result += " colours";
    }
    if (screen.mid_sequence()) {
        result += " half a sequence";
    }
    return result;
}

}  // namespace rogue::test
