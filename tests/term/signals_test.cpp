#include <csignal>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"

// Whatever ends the program, the terminal is as it was.

namespace rogue::test {
namespace {

// Sends the signal to a game under way; returns the first row the terminal then shows.
std::string check_ended_by(int signal) {
    const check::Context context("signal " + std::to_string(signal));
    PtyProgram program(game(1027));
    wait_for_map(program);
    program.kill(signal);
    CHECK_EQ(program.wait_exit(), killed_by(signal));
    CHECK_EQ(left_behind(program), "");
    return program.screen().rows()[0];
}

TEST("signals that ask for an end give the terminal back and are passed on") {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
        CHECK(check_ended_by(signal).starts_with("The run was cut off"));
    }
}

TEST("a crash gives the terminal back and is a crash all the same") {
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS}) {
        check_ended_by(signal);
    }
}

// It comes as the terminal answers, and throws away what of that has not been read: again and
// again, to meet the program at every point.
TEST("Ctrl-C ends the program as a shell expects, whenever it comes") {
    constexpr int kTimes = 60;
    for (int i = 0; i < kTimes; ++i) {
        PtyProgram program(game(1027));
        wait_for_map(program);
        program.send("\x03");
        CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
        CHECK_EQ(left_behind(program), "");
    }
}

TEST("a signal ends a prompt too") {
    PtyProgram program(game(1027));
    wait_for_map(program);
    program.send("i");
    program.wait_for_text("-- INVENTORY --");
    program.kill(SIGTERM);
    CHECK_EQ(program.wait_exit(), killed_by(SIGTERM));
    CHECK_EQ(left_behind(program), "");
}

TEST("a terminal that is gone ends the program, and it does not spin") {
    PtyProgram program(game(1027));
    wait_for_map(program);
    program.close_master();
    CHECK(program.wait_exit() != exited(0));
    CHECK(program.cpu_time() < std::chrono::seconds(1));
}

TEST("a terminal that is gone ends the program even where hangups are ignored") {
    PtyOptions options = game(1027);
    options.argv.insert(options.argv.begin(), {"sh", "-c", "trap '' HUP; exec \"$@\"", "sh"});
    PtyProgram program(options);
    wait_for_map(program);
    program.close_master();
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK(program.cpu_time() < std::chrono::seconds(1));
}

}  // namespace
}  // namespace rogue::test
