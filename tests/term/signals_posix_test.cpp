#include <array>
#include <csignal>
#include <string>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"

// Whatever ends the program, the terminal is afterwards as it was before.

namespace rogue::test {
namespace {

// Signals that end a program by default, without those that report a fault of the program.
std::vector<int> ending_signals() {
    std::vector<int> signals{SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGUSR1, SIGUSR2, SIGALRM,
                             SIGPIPE, SIGXCPU, SIGPROF, SIGVTALRM, SIGPOLL, SIGPWR,  SIGSTKFLT};
    for (int signal = SIGRTMIN; signal <= SIGRTMAX; ++signal) {
        signals.push_back(signal);
    }
    return signals;
}

constexpr std::array kFaults{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP};

void check_ended(PtyProgram& program, int signal) {
    CHECK_EQ(program.wait_exit(), killed_by(signal));
    CHECK_EQ(left_behind(program), "");
}

TEST("every signal that ends a program gives the terminal back and is passed on") {
    for (const int signal : ending_signals()) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(1027));
        program.kill(signal);
        check_ended(program, signal);
        CHECK(program.screen().rows()[0].starts_with("The run was cut off"));
    }
}

TEST("every signal that ends a program does so while it draws") {
    const std::string keys = key_bytes(paper_run().keys);
    for (const int signal : ending_signals()) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(3379));
        program.send(keys);
        program.kill(signal);
        check_ended(program, signal);
    }
}

TEST("every signal that ends a program does so once it is continued, if it was stopped") {
    for (const int signal : ending_signals()) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(1027));
        program.kill(SIGSTOP);
        program.wait_stopped();
        program.kill(signal);
        program.kill(SIGCONT);
        check_ended(program, signal);
    }
}

TEST("a crash gives the terminal back and is a crash all the same") {
    for (const int signal : kFaults) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(1027));
        program.kill(signal);
        check_ended(program, signal);
    }
}

TEST("a file that may not grow further does not end the program") {
    StartedGame program(game(1027));
    program.kill(SIGXFSZ);
    program.type("i", "-- INVENTORY --");
}

TEST("a crash while the terminal takes no output gives back its modes") {
    for (const int signal : kFaults) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(1027));
        program.block_output();
        program.send_bytewise("i");
        program.kill(signal);
        CHECK_EQ(program.wait_exit(), killed_by(signal));
        CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
    }
}

TEST("a second signal while the terminal takes no output gives back its modes and ends") {
    StartedGame program(game(1027));
    program.block_output();
    program.send_bytewise("i");
    program.kill(SIGTERM);
    program.kill(SIGINT);
    program.wait_exit();
    CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
}

TEST("a second signal while the game waits to leave gives back the modes and ends") {
    for (const auto& [first, second] :
         {std::pair(SIGTERM, SIGINT), {SIGINT, SIGINT}, {SIGTERM, SIGSEGV}}) {
        const check::Context context(std::to_string(first) + ", then " + std::to_string(second));
        StartedGame program(game(1027));
        program.block_output();
        program.kill(first);
        program.wait_until_idle();
        program.kill(second);
        CHECK_EQ(program.wait_exit(), killed_by(second));
        CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");
    }
}

// Waits until the program that does something wrong on its terminal has begun to.
void go_wrong(PtyProgram& program) {
    program.wait_for_text("-- INVENTORY --");
    program.send_bytewise("x");
}

TEST("a stack that is full is a crash, which gives the terminal back") {
    PtyProgram program({.argv = {ROGUE_THROWS, "overflow"}});
    go_wrong(program);
    check_ended(program, SIGSEGV);
}

// The system delivers the lower one of two signals first.
TEST("a second signal gives back the terminal of a program that hangs, and ends it") {
    PtyProgram program({.argv = {ROGUE_THROWS, "hangs"}});
    go_wrong(program);
    program.kill(SIGINT);
    program.kill(SIGTERM);
    check_ended(program, SIGTERM);
}

TEST("once the terminal is given back every signal does what it did before") {
    for (const int signal : {SIGINT, SIGTERM}) {
        const check::Context context("signal " + std::to_string(signal));
        PtyProgram program({.argv = {ROGUE_THROWS, "waits"}});
        go_wrong(program);
        program.wait_for_text("waiting");
        program.kill(signal);
        check_ended(program, signal);
    }
}

TEST("a third signal does not keep the second from giving the terminal back") {
    StartedGame program(game(1027));
    program.block_output();
    program.send_bytewise("i");
    program.kill(SIGTERM);
    program.wait_until_idle();
    program.kill(SIGINT);
    program.wait_until_idle();
    program.kill(SIGHUP);
    program.unblock_output();
    program.wait_exit();
    CHECK_EQ(left_behind(program), "");
    CHECK(!program.non_blocking());
}

TEST("a terminal that takes output again is given back whole, whatever signals came meanwhile") {
    StartedGame program(game(1027));
    program.block_output();
    program.send_bytewise("i");
    program.kill(SIGTERM);
    for (int i = 0; i < 10; ++i) {
        program.wait_until_idle();  // It waits for room.
        program.kill(SIGWINCH);
    }
    program.unblock_output();
    check_ended(program, SIGTERM);
}

// The terminal shows 960 bytes a second, say, and Ctrl-L is held.
TEST("a terminal that has more to show than it can is left at once, also by a crash") {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGSEGV}) {
        const check::Context context("signal " + std::to_string(signal));
        StartedGame program(game(1027));
        program.send(std::string(100, '\x0c'));
        program.fall_behind();
        program.kill(signal);
        check_ended(program, signal);
        CHECK(!program.screen().on_alternate_screen());
    }
}

TEST("on a terminal that is nobody's controlling terminal signals give it back too") {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        PtyOptions options = game(1027);
        options.controlling = false;
        StartedGame program(options);
        program.kill(signal);
        check_ended(program, signal);
    }
}

// Ctrl-C comes while the terminal answers. It is repeated to meet the program at many points.
TEST("Ctrl-C ends the program as a shell expects, whenever it comes") {
    constexpr int kTimes = 60;
    for (int i = 0; i < kTimes; ++i) {
        StartedGame program(game(1027));
        program.send("\x03");
        CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
        CHECK_EQ(left_behind(program), "");
    }
}

TEST("Ctrl-C that comes as a sequence, from a keyboard protocol left on, is Ctrl-C") {
    for (const char* sequence : {"\x1b[99;5u", "\x1b[27;5;99~"}) {
        StartedGame program(game(1027));
        program.send(sequence);
        check_ended(program, SIGINT);
    }
}

TEST("a signal ends a prompt too") {
    StartedGame program(game(1027));
    program.type("i", "-- INVENTORY --");
    program.kill(SIGTERM);
    CHECK_EQ(program.wait_exit(), killed_by(SIGTERM));
    CHECK_EQ(left_behind(program), "");
}

TEST("a terminal that is gone ends the program, and it does not spin") {
    StartedGame program(game(1027));
    program.close_master();
    CHECK(program.wait_exit() != exited(0));
    CHECK(program.cpu_time() < std::chrono::seconds(1));
}

TEST("a terminal that is gone ends the program even where hangups are ignored") {
    PtyOptions options = game(1027);
    options.argv.insert(options.argv.begin(), {"sh", "-c", "trap '' HUP; exec \"$@\"", "sh"});
    StartedGame program(options);
    program.close_master();
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK(program.cpu_time() < std::chrono::seconds(1));
}

}  // namespace
}  // namespace rogue::test
