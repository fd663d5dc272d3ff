#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "app/arguments.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/temporary_folder.hpp"

// The game is stopped and continued, by the keyboard and from outside, with a shell and without
// one.

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

Frame frame_after(const std::string& keys) {
    return waiting_frames({&kPaperGame, kPaperSeed, keys}).back();
}

// An interactive shell with a prompt of its own.
PtyOptions shell(PtyOptions::Answers answers = PtyOptions::Answers::at_once) {
    PtyOptions options = game(1027);
    options.answers = answers;
    options.argv = {"bash", "--norc", "--noprofile", "-i"};
    options.environment = {{"PS1", "ready> "}, {"HISTFILE", "/dev/null"}};
    return options;
}

void wait_for_prompt(PtyProgram& program) {
    program.wait_until(
        [](const TerminalEmulator& screen) {
            const int row = screen.cursor().row;
            return !screen.on_alternate_screen() && screen.cursor_visible() &&
                   screen.rows()[static_cast<std::size_t>(row)].starts_with("ready>");
        },
        "the prompt");
}

// Continues the game once it has stopped, and waits until it shows what these keys lead to.
void resume(PtyProgram& program, const std::string& keys = "") {
    wait_for_prompt(program);
    program.send("clear; fg\n");
    wait_for_frame(program, frame_after(keys));
}

void start_game(PtyProgram& program) {
    wait_for_prompt(program);
    program.send(command_line(game(1027)) + "\n");
    wait_for_frame(program, first_frame(1027));
}

// Starts the game and stops it by Ctrl-Z. Returns how many bytes have come once the prompt is back.
std::size_t start_and_stop_game(PtyProgram& program) {
    start_game(program);
    program.send("\x1a");
    wait_for_prompt(program);
    return program.bytes_read();
}

// Stops and resumes the game twice in a shell that runs this line.
void check_suspended(PtyProgram& program, const std::string& line) {
    wait_for_prompt(program);
    program.send(line + "\n");
    wait_for_frame(program, first_frame(1027));
    for (int i = 0; i < 2; ++i) {
        program.send("\x1a");
        wait_for_prompt(program);
        program.type("echo still $((40 + 2))\n", "still 42");
        resume(program);
    }
    end_run(program);
    wait_for_prompt(program);
    program.send("exit\n");
    program.wait_exit();
}

TEST("Ctrl-Z gives the shell its terminal, and fg the game its screen") {
    PtyProgram program(shell());
    check_suspended(program, command_line(game(1027)));
}

TEST("Ctrl-Z stops a job in which a shell waits for the game") {
    PtyProgram program(shell());
    check_suspended(program, "sh -c " + shell_word(command_line(game(1027)) + "; echo x").value());
}

TEST("a stopped game can be ended by its shell") {
    PtyProgram program(shell());
    start_and_stop_game(program);
    program.type("clear; kill %1\n", "The run was cut off");
    CHECK(!program.screen().on_alternate_screen());
}

TEST("a setting of the terminal that was changed while the game was stopped stays changed") {
    PtyProgram program(shell());
    start_game(program);
    CHECK_EQ(program.settings().c_iflag & IXANY, 0U);
    program.send("\x1a");
    wait_for_prompt(program);
    program.send("stty ixany; clear; fg\n");
    wait_for_frame(program, first_frame(1027));
    CHECK_EQ(program.settings().c_iflag & IXANY, tcflag_t{IXANY});
    end_run(program);
    wait_for_prompt(program);
    CHECK_EQ(program.settings().c_iflag & IXANY, tcflag_t{IXANY});
}

// Checks that nothing reaches a shell's terminal while the game is in the background.
void check_untouched(const PtyProgram& program, std::size_t from) {
    for (const char* sequence : {"\x1b[2J", "\x1b[?1049l", "\x1b[?1049h"}) {
        CHECK(!tells(program, sequence, from));
    }
}

TEST("started in the background it waits for the foreground, and a signal ends it there") {
    // A parent may ignore the signal that stops those who write to the terminal in the background.
    for (const auto& [trap, kill] :
         {std::pair("", "kill %1"), {"", "kill -HUP %1"}, {"trap \"\" TTOU; ", "kill %1"}}) {
        const check::Context context(concat(trap, kill));
        PtyProgram program(shell());
        wait_for_prompt(program);
        program.send(concat("(", trap, "exec ", command_line(game(1027)), ") &\n"));
        wait_for_prompt(program);
        program.type(concat("until jobs | grep -q Stopped; do :; done; ", kill, "\n"),
                     "The run was cut off");
        check_untouched(program, 0);
    }
}

TEST("started in the background it plays once it is in the foreground") {
    PtyProgram program(shell());
    wait_for_prompt(program);
    program.send(command_line(game(1027)) + "&\n");
    wait_for_prompt(program);
    program.send("until jobs | grep -q Stopped; do :; done; clear; fg\n");
    wait_for_frame(program, first_frame(1027));
    end_run(program);
    wait_for_prompt(program);
}

// The shell is not bash, which gives a terminal its modes back itself.
TEST("started in the background it leaves the terminal as it found it in the foreground") {
    const TemporaryFolder folder;
    PtyOptions options = game(1027);
    options.argv = {"sh", "-c",
                    concat("set -m; stty ixany; ", command_line(options), "& until jobs >",
                           folder.path("jobs"), "; grep -q Stopped ", folder.path("jobs"),
                           "; do :; done; stty -ixany; fg; echo left; read wait")};
    PtyProgram program(options);
    wait_for_frame(program, first_frame(1027));
    end_run(program);
    program.wait_for_text("left");
    CHECK_EQ(program.settings().c_iflag & IXANY, 0U);
}

TEST("timeout, which runs the game in the background, ends it in time") {
    PtyProgram program(shell());
    wait_for_prompt(program);
    const std::string script = "timeout 0.1 " + command_line(game(1027)) + "; echo status $?";
    program.type("sh -c " + shell_word(script).value() + "\n", "status 124");
    check_untouched(program, 0);
}

TEST("a stopped game sent to the background leaves the shell's screen alone when it is ended") {
    PtyProgram program(shell());
    const std::size_t before = start_and_stop_game(program);
    program.type(
        "bg; until jobs | grep -q Stopped; do :; done; kill %1; kill %1; wait; echo $((40 + "
        "2))!\n",
        "42!");
    check_untouched(program, before);
}

TEST("where nobody can continue the game Ctrl-Z does nothing") {
    PtyOptions options = game(1027);
    options.argv.insert(options.argv.begin(), {"sh", "-c", "trap '' TSTP; exec \"$@\"", "sh"});
    PtyProgram program(options);
    wait_for_frame(program, first_frame(1027));
    const std::size_t before = program.bytes_read();
    program.type("\x1ai", "-- INVENTORY --");
    CHECK(!tells(program, "\x1b[2J", before));
}

TEST("after fg the game asks again for what the terminal has not answered") {
    PtyProgram program(shell(PtyOptions::Answers::never));
    const std::size_t before = start_and_stop_game(program);
    program.send("clear; fg\n");
    program.wait_for_bytes("\x1b[6n", before);
}

TEST("Ctrl-Z while the terminal's answers are under way leaves none to the shell") {
    PtyProgram program(shell(PtyOptions::Answers::when_released));
    start_game(program);
    program.send_bytewise("\x1a");
    program.release_answers();
    wait_for_prompt(program);
    CHECK(!tells(program, "62;22c"));
    CHECK(!tells(program, ";3R"));
}

// Starts the game in a shell, after these commands. Returns its process.
pid_t start_in(PtyProgram& shell, const TemporaryFolder& folder, std::string_view commands = "") {
    const std::string pid_file = folder.path("pid");
    wait_for_prompt(shell);
    const std::string script =
        concat(commands, "echo $$ >", pid_file, "; exec ", command_line(game(1027)));
    shell.send(concat("sh -c ", shell_word(script).value(), "\n"));
    wait_for_frame(shell, first_frame(1027));
    pid_t pid = 0;
    CHECK(std::ifstream(pid_file) >> pid);
    return pid;
}

TEST("SIGTSTP from outside stops the game like Ctrl-Z, each time") {
    const TemporaryFolder folder;
    PtyProgram program(shell());
    const pid_t pid = start_in(program, folder);
    for (int i = 0; i < 2; ++i) {
        ::kill(pid, SIGTSTP);
        resume(program);
    }
    end_run(program);
    wait_for_prompt(program);
}

// The game waits for answers before it stops, and takes keys meanwhile.
TEST("keys that come together with SIGTSTP, and after it, are taken once each") {
    const TemporaryFolder folder;
    PtyProgram program(shell(PtyOptions::Answers::never));
    const pid_t pid = start_in(program, folder);
    program.block_output();
    program.send_bytewise("g");
    program.wait_until_idle(pid);  // The game has something to write, and comes to no signal.
    ::kill(pid, SIGTSTP);
    program.send("w");
    program.wait_until_idle(pid);
    program.unblock_output();
    program.wait_until_read();
    program.send("i");
    resume(program, "gUi");
}

// The keys after Ctrl-Z came in the same read.
TEST("keys that come together with Ctrl-Z are taken before those typed while the game waits") {
    PtyProgram program(shell(PtyOptions::Answers::never));
    start_game(program);
    program.send("\x1aw");
    program.wait_until_read();
    program.send("i");
    resume(program, "Ui");
}

TEST("a game that ends as soon as it goes on leaves the shell's screen alone") {
    PtyProgram program(shell());
    const std::size_t before = start_and_stop_game(program);
    program.type("kill -INT %1; fg\n", "The run was cut off");
    wait_for_prompt(program);
    check_untouched(program, before);
}

TEST("a game that waits in the background for its screen leaves the shell's alone when it ends") {
    const TemporaryFolder folder;
    PtyProgram program(shell());
    const pid_t pid = start_in(program, folder);
    redraw(program);  // By now it has the answers.
    ::kill(pid, SIGSTOP);
    program.wait_for_text("Stopped");
    const std::size_t before = program.bytes_read();
    program.send(
        "bg; until jobs | grep -q Stopped; do :; done; kill %1; wait; echo $((40 + 2))!\n");
    program.wait_for_text("42!");
    check_untouched(program, before);
}

// Waits until a process that is no child has ended.
bool ends(int process) {
    pollfd end{process, POLLIN, 0};
    return poll(&end, 1, static_cast<int>(PtyProgram::kPatience / 1ms)) == 1;
}

TEST("a stopped game whose terminal is closed ends, even where hangups are ignored") {
    const TemporaryFolder folder;
    PtyProgram program(shell());
    const pid_t pid = start_in(program, folder, "trap \"\" HUP; ");
    const auto process = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
    program.send("\x1a");
    wait_for_prompt(program);
    program.send("disown %1 && echo left $((40 + 2))\n");  // The shell does not end it.
    program.wait_for_text("left 42");
    program.close_master();
    CHECK(ends(process));
    ::kill(pid, SIGKILL);
    close(process);
}

TEST("SIGTSTP that SIGCONT undoes, before the game has come to it, does not stop it") {
    const TemporaryFolder folder;
    // The game waits for answers before it stops.
    PtyProgram program(shell(PtyOptions::Answers::never));
    const pid_t pid = start_in(program, folder);
    ::kill(pid, SIGTSTP);
    program.wait_until_idle(pid);
    const std::size_t before = program.bytes_read();
    ::kill(pid, SIGCONT);
    program.wait_for_bytes("\x1b[?1049h", before);
    program.type("i", "-- INVENTORY --");
}

TEST("Ctrl-Z typed again while the game waits to stop stops it once") {
    PtyProgram program(shell(PtyOptions::Answers::never));
    start_game(program);
    program.send_bytewise("\x1a\x1a\x1a");
    resume(program);
    program.type("i", "-- INVENTORY --");
}

// Of each key that is typed then, either the shell or the game hears first. The game can't read it.
TEST("when the wrapper of the game is killed, the shell gets its screen while keys are typed") {
    const TemporaryFolder folder;
    const std::string pid = folder.path("pid");
    PtyProgram program(shell());
    wait_for_prompt(program);
    program.send(R"(sh -c 'echo $$ >"$1"; shift; "$@"; true' sh )" + pid + " " +
                 command_line(game(1027)) + "\n");
    wait_for_frame(program, first_frame(1027));
    redraw(program);  // By now it has the answers.
    pid_t wrapper = 0;
    std::ifstream(pid) >> wrapper;
    CHECK(wrapper > 0);
    ::kill(wrapper, SIGKILL);
    program.wait_for_text("Killed");
    program.type_until(
        "\n", 50ms,
        [](const TerminalEmulator& screen) {
            return !screen.on_alternate_screen() && screen.cursor_visible() && screen.autowrap();
        },
        "the normal screen");
    program.type("echo $((40 + 2))!\n", "42!");
}

TEST("answers that come together with Ctrl-Z count, and are not asked for again") {
    PtyProgram program(shell(PtyOptions::Answers::never));
    start_game(program);
    program.send("\x1a\x1b]11;rgb:0/0/0\x1b\\\x1b[?62;22c");
    wait_for_prompt(program);
    const std::size_t before = program.bytes_read();
    program.send("clear; fg\n");
    wait_for_map(program);
    CHECK(!tells(program, "\x1b[6n", before));
}

TEST("after a SIGSTOP that nobody can prepare for, the game enters its screen again") {
    PtyProgram program(game(1027));
    wait_for_frame(program, first_frame(1027));
    const std::size_t before = program.bytes_read();
    program.kill(SIGSTOP);
    program.kill(SIGCONT);
    program.wait_for_bytes("\x1b[?1049h", before);
    wait_for_frame(program, first_frame(1027));
    end_program(program);
    CHECK_EQ(left_behind(program), "");
}

}  // namespace
}  // namespace rogue::test
