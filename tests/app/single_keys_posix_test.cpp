#include <csignal>
#include <functional>
#include <string>

#include "app/arguments.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"

// Play by lines of text and single keys: the terminal's modes, and what ends the program.

namespace rogue::test {
namespace {

PtyOptions plain_play(const KeptGame& game) {
    return game.on_terminal({"--plain", "--single-keys", "--seed", "1027"});
}

// Starts the program, which then has picked up nothing.
void play_a_key(PtyProgram& program) {
    program.wait_for_text("ways north, east, south, west");
    program.type("g", "Nothing to pick up.");
}

bool echoes(const PtyProgram& program) {
    constexpr tcflag_t kEdited = ICANON | ECHO;
    return (program.settings().c_lflag & kEdited) == kEdited;
}

// Plays a key, does what ends the program and checks what is left behind.
void check_end(const std::function<void(PtyProgram&)>& end, ExitStatus status,
               std::string_view told) {
    const KeptGame game;
    PtyProgram program(plain_play(game));
    play_a_key(program);
    CHECK(!echoes(program));
    end(program);
    CHECK_EQ(program.wait_exit(), status);
    CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
    CHECK(!tells(program, "\x1b"));
    CHECK(tells(program, told));
    CHECK_EQ(keys_of(game.run_file()), "g");
}

TEST("Ctrl-D leaves single keys, and keeps the run") {
    check_end([](PtyProgram& program) { program.send("\x04"); }, exited(0),
              "You left the run with");
}

TEST("Ctrl-C ends single keys by its signal, and keeps the run") {
    check_end([](PtyProgram& program) { program.send("\x03"); }, killed_by(SIGINT), "Play on: ");
}

TEST("a signal ends single keys, and leaves the terminal as it was found") {
    for (const int signal : {SIGTERM, SIGHUP, SIGQUIT}) {
        const check::Context context(concat(signal));
        check_end([signal](PtyProgram& program) { program.kill(signal); }, killed_by(signal),
                  "--plain --single-keys --resume=");
    }
}

TEST("the first signal ends single keys that wait on a terminal that takes nothing") {
    const KeptGame game;
    PtyProgram program(plain_play(game));
    play_a_key(program);
    program.block_output();
    program.kill(SIGTERM);
    CHECK_EQ(program.wait_exit(), killed_by(SIGTERM));
    CHECK_EQ(keys_of(game.run_file()), "g");
}

TEST("the first signal ends single keys whose output nobody takes, terminal or pipe") {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const check::Context context(concat(signal));
        const KeptGame game;
        PtyProgram program(plain_play(game));
        play_a_key(program);
        program.block_output();
        program.send_bytewise("g");
        while (keys_of(game.run_file()) != "gg") {  // Only then it writes, and nobody takes it.
            program.let_pass(std::chrono::milliseconds(5));
        }
        program.kill(signal);
        CHECK_EQ(program.wait_exit(), killed_by(signal));
        CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
        CHECK_EQ(keys_of(game.run_file()), "gg");
    }
    const KeptGame game;
    PtyOptions options = plain_play(game);
    const std::string script = "mkfifo $0; exec 3<>$0; exec \"$@\" >$0";  // It is read by nobody.
    options.argv.insert(options.argv.begin(), {"sh", "-c", script, game.path("pipe")});
    PtyProgram program(options);
    for (int i = 0; i < 40; ++i) {
        program.send_bytewise("?");  // Until the pipe is full, each writes some two thousand bytes.
        program.wait_until_idle();
    }
    program.kill(SIGTERM);
    CHECK_EQ(program.wait_exit(), killed_by(SIGTERM));
}

TEST("a crash leaves the terminal as it was found") {
    check_end([](PtyProgram& program) { program.kill(SIGSEGV); }, killed_by(SIGSEGV), "");
}

TEST("a closed window ends single keys by SIGHUP, and keeps the run") {
    const KeptGame game;
    PtyProgram program(plain_play(game));
    play_a_key(program);
    program.close_master();
    CHECK_EQ(program.wait_exit(), killed_by(SIGHUP));
    CHECK_EQ(keys_of(game.run_file()), "g");
}

PtyOptions shell(const KeptGame& game) {
    PtyOptions options = plain_play(game);
    options.argv = {"bash", "--norc", "--noprofile", "-i"};
    options.environment = {{"PS1", "ready> "}, {"HISTFILE", "/dev/null"}, {"TERM", "dumb"}};
    return options;
}

// Resumes the program, which stops after so many bytes, and plays a key. If it goes on in the
// background, it stops there again.
void resume(PtyProgram& shell, std::size_t before, std::string_view key = "g") {
    shell.wait_for_bytes("Stopped", before);
    shell.send("until jobs -s | grep -q .; do :; done; echo still $((40 + 2))\n");
    shell.wait_for_bytes("still 42", before);
    CHECK(!tells(shell, "the game goes on", before));
    before = shell.bytes_read();
    shell.send("fg\n");
    shell.wait_for_bytes("the game goes on", before);
    shell.send(key);
    shell.wait_for_bytes("Nothing to pick up.", before);
}

TEST("Ctrl-Z gives the shell its terminal, and fg goes on by single keys") {
    const KeptGame game;
    PtyProgram program(shell(game));
    program.wait_for_text("ready>");
    program.send(command_line(plain_play(game)) + "\n");
    play_a_key(program);
    for (int i = 0; i < 2; ++i) {
        const std::size_t before = program.bytes_read();
        program.send("\x1a");
        resume(program, before);
    }
    program.type("\x04", "You left the run with");
    CHECK_EQ(keys_of(game.run_file()), "ggg");
}

TEST("after Ctrl-Z and fg lines say that the game goes on, but not in the background") {
    const KeptGame game;
    PtyProgram program(shell(game));
    program.wait_for_text("ready>");
    program.type(command_line(game.on_terminal({"--plain", "--seed", "1027"})) + "\n",
                 "ways north, east, south, west");
    for (const char* before_fg : {"", "bg\n"}) {
        const std::size_t before = program.bytes_read();
        program.send("\x1a");
        program.wait_for_bytes("Stopped", before);
        program.send(before_fg);
        resume(program, before, "g\n");
    }
    program.type("\x04", "You left the run with");
    CHECK_EQ(keys_of(game.run_file()), "gg");
}

TEST("SIGTSTP from outside stops single keys like Ctrl-Z") {
    const KeptGame game;
    const std::string pid_file = game.path("pid");
    PtyProgram program(shell(game));
    program.wait_for_text("ready>");
    const std::string script =
        concat("echo $$ >", pid_file, "; exec ", command_line(plain_play(game)));
    program.send(concat("sh -c ", shell_word(script).value(), "\n"));
    play_a_key(program);
    const std::size_t before = program.bytes_read();
    ::kill(std::stoi(contents(pid_file)), SIGTSTP);
    resume(program, before);
    program.type("\x04", "You left the run with");
    CHECK_EQ(keys_of(game.run_file()), "gg");
}

TEST("standard output may be a file or a pipe") {
    const KeptGame game;
    PtyOptions options = plain_play(game);
    options.argv.insert(options.argv.begin(), {"sh", "-c", "\"$0\" \"$@\" | sed 's/^/told: /'"});
    PtyProgram program(options);
    program.wait_for_text("told: ways north, east, south, west");
    program.type("kq", "told: LEAVE THE RUN?");
    program.type("q", "told: You left the run with");
    CHECK_EQ(keys_of(game.run_file()), "U");
}

TEST("without a terminal on standard input that is said") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--single-keys"}, "g\n");
    CHECK_EQ(result.status, 1);
    CHECK(result.err.find("standard input is not a terminal") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
