#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "rogue/term/terminal_traits.hpp"

namespace rogue {

/// There is no terminal on which the cursor can be moved. what() says what is missing.
class NoTerminal : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The terminal on standard input and output: raw mode, its screen, its bytes and the signals that
/// concern it. The constructor enters the terminal and the destructor leaves it. An entered
/// terminal is raw and shows the alternate screen, the cursor is hidden and autowrap is off. If the
/// program needs only its keys, it hands over each at once and does not show it, and nothing else
/// about it changes: the program writes lines to standard output, which may be anything. A program
/// in the background that enters is stopped until it is in the foreground; if a signal ends it
/// before, the terminal is not touched. The terminal is always left as it was found, even if the
/// program crashes; only SIGKILL prevents that. At most one object exists at a time.
class Terminal {
public:
    /// What the program needs of the terminal.
    enum class Use { screen_and_keys, keys };

    struct Size {
        int columns;
        int rows;
    };

    /// What ended a wait. Nothing is set if the wait was interrupted or the terminal is gone.
    struct Wake {
        std::string_view input;  ///< Typed keys and answers. Valid until the next wait.
        bool resized = false;
        bool resumed = false;    ///< The program was stopped, and others may have used the screen.
        bool suspend = false;    ///< SIGTSTP came from outside: it asks to stop this process.
        bool timed_out = false;  ///< The time is up.
    };

    /// Enters the terminal. Throws NoTerminal and std::system_error, both before a byte is written.
    explicit Terminal(Use use = Use::screen_and_keys);
    /// Leaves the terminal.
    ~Terminal();

    /// Leaves the terminal as it was found. A second call does nothing. Once the program must end,
    /// the terminal first throws away what it has not shown yet, and counts as gone if it then
    /// takes nothing for half a second.
    void leave();

    /// Waits for input, a signal or the end of the time, whichever comes first. Without a time it
    /// waits for ever.
    Wake wait(std::optional<std::chrono::milliseconds> timeout);

    /// Writes all bytes and waits as long as the terminal needs; gives up when the terminal is
    /// gone or the program must end. Nothing is written to a terminal that has been left. REQUIRES:
    /// it is used as a screen.
    void write(std::string_view bytes);

    /// Returns what is known about the terminal without asking it.
    const TerminalTraits& traits() const { return traits_; }

    /// Returns the window's size in cells; 80 by 24 where the system does not know it.
    Size size() const;

    /// After the next bytes it keeps the mouse wheel from sending arrow keys (mode 1007) until the
    /// terminal is left. The mode is then restored: by the terminal if it can save modes, or as it
    /// was found, or as such a terminal starts. A second call does nothing.
    void stop_alternate_scroll();

    /// Call this when the terminal tells that mode 1007 was set before it was stopped.
    void found_alternate_scroll();

    /// Has the mouse and its wheel reported until the terminal is left: a wheel that is reported
    /// sends no arrow keys. A second call does nothing.
    void report_mouse();

    /// Does what Ctrl-C does: sends SIGINT to the whole job.
    void interrupt_job();

    /// Returns true if the program can be stopped and continued. It can't if its parent ignores
    /// SIGTSTP, because the parent could not continue it, and it can't on Windows.
    bool can_suspend() const;

    /// Who is stopped: the whole job, as Ctrl-Z asks, or this process alone, as SIGTSTP asks.
    enum class Suspended { job, process };

    /// Leaves the terminal, stops them and, once continued, enters again. The screen must then be
    /// redrawn. REQUIRES: can_suspend(), if it is the job.
    void suspend(Suspended who);

    /// Returns true if the terminal is the program's to draw on.
    bool entered() const { return entered_ && !gone_; }

    /// Returns true if the terminal is gone: hung up, or its window closed. Stays true.
    bool gone() const { return gone_; }

    /// Returns true if the program must end, because of a signal or because the terminal is gone.
    /// Stays true.
    bool over() const;

    /// Returns the signal that ends the program, or 0. Pass it to end_by_signal() at the end.
    int ending_signal() const;

private:
    class Impl;

    void enter();
    void reenter();
    bool send(std::string_view bytes);

    std::unique_ptr<Impl> impl_;
    TerminalTraits traits_;
    bool entered_ = false;
    bool gone_ = false;
};

/// Ends the program in the way that `signal` does by default, so that its parent sees the right
/// status; on Windows, with status 128 + `signal`.
[[noreturn]] void end_by_signal(int signal);

}  // namespace rogue
