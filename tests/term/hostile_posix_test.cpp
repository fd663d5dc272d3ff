#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/temporary_folder.hpp"

// Terminals and programs that make trouble.

namespace rogue::test {
namespace {

TEST("entering and leaving send exactly what the terminal's state needs") {
    StartedGame program(game(1027));
    end_program(program);
    const std::string& sent = program.transcript();
    CHECK(sent.starts_with(
        "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l"
        "\x1b[?1004l\x1b[?9001l\x1b[?2004h"));
    CHECK(sent.find("\x1b[?2026l\x1b[0m\x1b[?2004l\x1b[?7h\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l"
                    "You ended") != std::string::npos);
}

TEST("whatever the terminal's settings were, in play every byte comes as it was typed") {
    PtyOptions options = game(1027);
    options.argv.insert(
        options.argv.begin(),
        {"sh", "-c",
         "stty brkint icrnl inlcr igncr inpck istrip parmrk ixon opost echo echonl icanon iexten "
         "isig -noflsh min 5 time 5; exec \"$@\"",
         "sh"});
    StartedGame program(options);
    const termios before = program.initial_settings();
    const termios modes = program.settings();
    constexpr tcflag_t kInputOff = BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | PARMRK | IXON;
    constexpr tcflag_t kLocalOff = ECHO | ECHONL | ICANON | IEXTEN;
    CHECK_EQ(modes.c_iflag, before.c_iflag & ~kInputOff);
    CHECK_EQ(modes.c_oflag, before.c_oflag & ~static_cast<tcflag_t>(OPOST));
    CHECK_EQ(modes.c_lflag, (before.c_lflag & ~kLocalOff) | NOFLSH);
    CHECK_EQ(modes.c_cflag, before.c_cflag);  // Eight bits and no parity, as every pseudo-terminal.
    CHECK_EQ(modes.c_cc[VMIN], 1);
    CHECK_EQ(modes.c_cc[VTIME], 0);
    CHECK_EQ(modes.c_cc[VSUSP], _POSIX_VDISABLE);
}

// A program such as abduco shows it on another terminal by then.
TEST("whatever makes the game draw anew sets the terminal's modes anew") {
    StartedGame program(game(1027));
    std::size_t before = program.bytes_read();
    program.send("\x0c");
    program.wait_for_bytes("\x1b[?2004h", before);
    before = program.bytes_read();
    program.resize(90, 30);
    program.wait_for_bytes("\x1b[?2004h", before);
    before = program.bytes_read();
    program.kill(SIGCONT);
    program.wait_for_bytes("\x1b[?2004h", before);
}

TEST("reports of mouse and focus, pastes and unknown answers do not answer a prompt") {
    StartedGame program(game(1027));
    program.type("i", "-- INVENTORY --");
    program.send("\x1b[<0;5;5M\x1b[<0;5;5m\x1b[M !!\x1b[I\x1b[O\x1b[35;5;5M");
    program.send(
        "\x1b[20;1$y\x1b[1;2;3;4&w\x1b[1;3R\x1b[;5R\x1b[t!!\x1b[T!!!!!!\x9b?1;2c\x9d"
        "0;q\x9c");
    program.send("\x1b[200~q\r\x1b[201~\x1b]11;rgb:0/0/0\x1b\\\x1b[?1;2c\x1b[5;3R\x1b[?7u");
    redraw(program);
    program.wait_for_text("-- INVENTORY --");
}

TEST("a paste whose end was lost ends at the next key with an Esc, or after a second") {
    StartedGame program(game(1027));
    program.type("\x1b[200~word\x1bi", "-- INVENTORY --");
    program.send("\x1b[200~word");
    const auto closed = [](const TerminalEmulator& screen) {
        return std::ranges::none_of(screen.rows(), [](const std::string& row) {
            return row.find("-- INVENTORY --") != std::string::npos;
        });
    };
    program.type_until("\r", std::chrono::milliseconds(1100), closed, "the map");
}

// Windows' terminals have a mode in which every key is an event in numbers, and programs leave it
// on.
TEST("keys as events of Windows' console are turned off, and understood until then") {
    StartedGame program(game(1027));
    CHECK(tells(program, "\x1b[?9001l"));
    program.send("\x1b[73;23;105;1;0;1_\x1b[73;23;105;0;0;1_");  // i, pressed and released
    program.wait_for_text("-- INVENTORY --");
    program.send("\x1b[67;46;3;1;8;1_");  // Ctrl-C
    CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
    CHECK_EQ(left_behind(program), "");
}

TEST("a terminal made non-blocking by somebody else gets every frame whole") {
    const RecordedRun run = paper_run();
    PtyOptions options = game(run.seed);
    options.non_blocking = true;
    PtyProgram program(options);
    program.send(key_bytes(run.keys));
    leave_death(program);
    wait_for_frame(program, waiting_frames(run).back());
    CHECK(program.screen().unexpected().empty());
    leave_end(program);
}

TEST("a storm of signals loses no key and no frame") {
    const RecordedRun run = paper_run();
    StartedGame program(game(run.seed));
    for (const char key : run.keys) {
        program.kill(SIGWINCH);
        program.send(key_bytes(key));
        program.kill(SIGCONT);
    }
    leave_death(program);
    wait_for_frame(program, waiting_frames(run).back());
    CHECK(program.screen().unexpected().empty());
}

constexpr std::chrono::milliseconds kIdle{400};

TEST("waiting for a key takes no processor time, whether or not the terminal answers") {
    for (const auto answers : {PtyOptions::Answers::at_once, PtyOptions::Answers::never}) {
        PtyOptions options = game(1027);
        options.answers = answers;
        StartedGame program(options);
        program.let_pass(kIdle);
        program.kill(SIGTERM);
        program.wait_exit();
        CHECK(program.cpu_time() < kIdle / 4);
    }
}

TEST("a terminal that takes no output for a while is waited for, and that takes no time") {
    constexpr std::chrono::milliseconds kLongerThanAtTheEnd{600};
    for (const bool non_blocking : {false, true}) {
        PtyOptions options = game(1027);
        options.non_blocking = non_blocking;
        StartedGame program(options);
        program.block_output();
        program.send_bytewise("i");
        program.let_pass(kLongerThanAtTheEnd);
        program.unblock_output();
        program.wait_for_text("-- INVENTORY --");
        program.kill(SIGTERM);
        program.wait_exit();
        CHECK(program.cpu_time() < kLongerThanAtTheEnd / 4);
    }
}

TEST("standard output that is a file gets no escape, and the terminal no change") {
    const TemporaryFolder folder;
    PtyOptions options = game(1027);
    options.argv.insert(options.argv.begin(),
                        {"sh", "-c", "\"$@\" >" + folder.path("out") + "; exit $?", "sh"});
    PtyProgram program(options);
    CHECK_EQ(program.wait_exit(), exited(1));
    program.wait_for_text("standard output is not a terminal");
    CHECK(!tells(program, "\x1b"));
    std::stringstream out;
    out << std::ifstream(folder.path("out")).rdbuf();
    CHECK_EQ(out.str(), "");
    CHECK_EQ(left_behind(program), "");
}

TEST("an exception gives the terminal back, caught or not") {
    for (const char* mode : {"caught", "uncaught"}) {
        const check::Context context(mode);
        // libc++ tells of an exception in more than 80 columns.
        PtyProgram program({.argv = {ROGUE_THROWS, mode}, .columns = 120});
        program.wait_for_text("-- INVENTORY --");
        program.send("x");
        const bool caught = mode == std::string_view("caught");
        CHECK_EQ(program.wait_exit(), caught ? exited(1) : killed_by(SIGABRT));
        CHECK_EQ(left_behind(program), "");
        program.wait_for_text("on purpose");
    }
}

}  // namespace
}  // namespace rogue::test
