#include "rogue/term/terminal.hpp"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <functional>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_terminal.hpp"
#include "tests/support/own_terminal.hpp"

// The class that has the terminal, alone and without the game.

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

constexpr std::chrono::milliseconds kPatience = 10000ms;  // For what comes at once.

// Whether it holds of a terminal that the class has.
bool holds(const std::function<bool(Terminal&, const TerminalUser&)>& what) {
    return holds_on_own_terminal([&](const TerminalUser& player) {
        Terminal terminal;
        return what(terminal, player);
    });
}

bool echoes() {
    termios modes{};
    tcgetattr(STDIN_FILENO, &modes);
    return (modes.c_lflag & ECHO) != 0;
}

// What another program may do that has the terminal.
void stop_echo() {
    termios modes{};
    tcgetattr(STDIN_FILENO, &modes);
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

TEST("an object that ends leaves the terminal, whether or not it has shown anything") {
    CHECK(holds_on_own_terminal([](const TerminalUser& player) {
        { const Terminal terminal; }
        return echoes() && player.content().empty();
    }));
    CHECK(holds_on_own_terminal([](const TerminalUser& player) {
        { Terminal().write("x"); }
        return echoes() && player.content().ends_with("\x1b[?1049l");
    }));
}

std::vector<int> open_files() {
    std::vector<int> files;
    for (int file = 0; file < 100; ++file) {
        if (fcntl(file, F_GETFD) >= 0) {
            files.push_back(file);
        }
    }
    return files;
}

TEST("an object that ends leaves no file open and no handler installed") {
    CHECK(holds_on_own_terminal([](const TerminalUser&) {
        const std::vector<int> files = open_files();
        const std::terminate_handler handler = std::get_terminate();
        { const Terminal terminal; }
        return open_files() == files && std::get_terminate() == handler;
    }));
}

TEST("a terminal that has been left is neither written to nor read nor restored again") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        terminal.write("x");
        terminal.leave();
        player.content();
        stop_echo();
        terminal.write("y");
        terminal.leave();
        player.type("typed\n");
        std::array<char, 10> typed;
        return player.content().empty() && !echoes() && terminal.wait(kPatience).input.empty() &&
               read(STDIN_FILENO, typed.data(), typed.size()) == 6;
    }));
}

TEST("a signal interrupts a call that begins after it, which would wait for ever") {
    CHECK(holds([](Terminal& terminal, const TerminalUser&) {
        raise(SIGTERM);
        const std::array<char, 4096> much{};
        ssize_t written = 0;
        while ((written = write(STDOUT_FILENO, much.data(), much.size())) > 0) {
        }
        return written < 0 && errno == EINTR && terminal.ending_signal() == SIGTERM;
    }));
}

TEST("a crash after the terminal has been left does not touch it") {
    CHECK(holds_on_own_terminal([](const TerminalUser& player) {
        ChildProcess crashing([&] {
            Terminal terminal;
            terminal.write("x");
            terminal.leave();
            player.content();
            stop_echo();
            raise(SIGSEGV);
            return 0;
        });
        return crashing.wait() == 128 + SIGSEGV && player.content().empty() && !echoes();
    }));
}

TEST("a terminal that is entered again and left before it shows anything shows nothing") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        terminal.write("x");
        terminal.suspend(Terminal::Suspended::process);
        const bool entered = terminal.entered() && !echoes();
        player.content();
        terminal.leave();
        return entered && echoes() && player.content().empty();
    }));
}

TEST("the last one of SIGTSTP and SIGCONT counts, and no signal that comes with it is lost") {
    struct Row {
        std::vector<int> signals;
        bool suspend;
    };
    for (const Row& row : {Row{{SIGTSTP, SIGWINCH}, true}, Row{{SIGTSTP, SIGCONT}, false},
                           Row{{SIGTSTP, SIGCONT, SIGWINCH}, false}, Row{{SIGCONT, SIGTSTP}, true},
                           Row{{SIGWINCH, SIGCONT}, false}}) {
        CHECK(holds([&](Terminal& terminal, const TerminalUser&) {
            for (const int signal : row.signals) {
                raise(signal);
            }
            const Terminal::Wake wake = terminal.wait(0ms);
            const auto came = [&](int signal) {
                return std::ranges::count(row.signals, signal) > 0;
            };
            return wake.suspend == row.suspend && wake.resumed == came(SIGCONT) &&
                   wake.resized == came(SIGWINCH);
        }));
    }
}

TEST("a read that a signal interrupts, or that finds nothing, is tried again at the next wait") {
    for (const int error : {EINTR, EAGAIN}) {
        const check::Context context(concat("error ", error));
        CHECK(holds([&](Terminal& terminal, const TerminalUser& player) {
            player.type("x");
            const FailingTerminal failing(FailingTerminal::Fault::error, error);
            const bool nothing = terminal.wait(kPatience).input.empty() && failing.met();
            return nothing && !terminal.gone() && terminal.wait(kPatience).input == "x";
        }));
    }
}

TEST("a terminal that can't be read is gone") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        player.type("x");
        const FailingTerminal failing(FailingTerminal::Fault::error, EIO);
        return terminal.wait(kPatience).input.empty() && terminal.gone() && terminal.over();
    }));
}

TEST("a terminal that has hung up is gone at the next wait, whatever failed before") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        player.hang_up();
        errno = EAGAIN;  // Left from an earlier call.
        return !terminal.gone() && terminal.wait(kPatience).input.empty() && terminal.gone();
    }));
}

TEST("what is written arrives whole though a write writes a part or none of it") {
    for (const auto& [fault, error] : {std::pair(FailingTerminal::Fault::short_write, 0),
                                       std::pair(FailingTerminal::Fault::no_write, 0),
                                       std::pair(FailingTerminal::Fault::error, EINTR),
                                       std::pair(FailingTerminal::Fault::error, EAGAIN)}) {
        const check::Context context(concat("error ", error));
        CHECK(holds([kind = fault, why = error](Terminal& terminal, const TerminalUser& player) {
            const FailingTerminal failing(kind, why);
            errno = EIO;  // Left from an earlier call.
            terminal.write("0123456789");
            return !terminal.gone() && player.content().ends_with("\x1b[?2004h0123456789");
        }));
    }
}

TEST("the screen is entered once, by the first bytes that are written on it") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        terminal.write("");
        const bool nothing = player.content().empty();
        terminal.write("one");
        const bool entered = player.content().starts_with("\x1b[?1049h");
        terminal.write("two");
        return nothing && entered && player.content() == "two";
    }));
}

TEST("a terminal that can't be written to is gone, and nothing more is written") {
    CHECK(holds([](Terminal& terminal, const TerminalUser& player) {
        const FailingTerminal failing(FailingTerminal::Fault::error, EIO);
        terminal.write("one");
        terminal.write("two");
        return terminal.gone() && terminal.over() && player.content().empty();
    }));
}

TEST("the smallest windows have the size that they say") {
    for (const Terminal::Size size : {Terminal::Size{1, 24}, {80, 1}, {1, 1}}) {
        const check::Context context(concat(size.columns, " by ", size.rows));
        CHECK(holds([&](Terminal& terminal, const TerminalUser& player) {
            player.resize(size);
            const auto [width, height] = terminal.size();
            return width == size.columns && height == size.rows;
        }));
    }
}

TEST("a terminal that knows only half of its size has what the environment says") {
    for (const Terminal::Size size : {Terminal::Size{0, 50}, {50, 0}}) {
        const check::Context context(concat(size.columns, " by ", size.rows));
        CHECK(holds([&](Terminal& terminal, const TerminalUser& player) {
            player.resize(size);
            setenv("COLUMNS", "1", 1);
            setenv("LINES", "2", 1);
            const auto [width, height] = terminal.size();
            return width == 1 && height == 2;
        }));
    }
}

}  // namespace
}  // namespace rogue::test
