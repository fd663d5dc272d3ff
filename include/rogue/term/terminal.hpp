#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rogue/term/terminal_traits.hpp"

namespace rogue {

/// A standard stream, "input" or "output", is no terminal.
class NotATerminal : public std::runtime_error {
public:
    explicit NotATerminal(const std::string& stream)
        : std::runtime_error("standard " + stream +
                             " is not a terminal: play in one, or use --headless") {}
};

/// The terminal on standard input and output: raw mode, its screen, its bytes and the signals that
/// concern it. From construction to destruction it is entered: raw, on the alternate screen, the
/// cursor hidden, autowrap off. In the background entering waits, stopped, for the foreground; if a
/// signal ends the program before, it stays as it is. Whatever ends the program leaves the terminal
/// as it was found, a crash included. At most one exists at a time.
class Terminal {
public:
    struct Size {
        int columns;
        int rows;
    };

    /// What ended a wait. Nothing is set if it was broken off, or the terminal is gone.
    struct Wake {
        std::string_view input;  ///< What was typed or answered. Valid until the next wait.
        bool resized = false;
        bool resumed = false;  ///< The program had been stopped, and the screen is no longer ours.
        bool suspend = false;  ///< Somebody asks for suspend_process(): SIGTSTP from outside.
        bool timed_out = false;  ///< The time is up.
    };

    /// Enters the terminal. Before a byte is written, throws NotATerminal, std::runtime_error for a
    /// terminal on which the cursor can't be moved, and std::system_error.
    Terminal();
    /// Leaves it.
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Gives the terminal back as it was found. Does nothing the second time.
    void leave();

    /// Waits for the first of: input, a signal, the end of the time (for ever without one).
    Wake wait(std::optional<std::chrono::milliseconds> timeout);

    /// Writes all of it, waiting as long as the terminal takes; gives up when that is gone. One
    /// that takes nothing for half a second when the program is to end counts as gone. To a
    /// terminal that has been left it writes nothing.
    void write(std::string_view bytes);

    /// What is known of it without asking.
    const TerminalTraits& traits() const { return traits_; }

    /// The window's size in cells; 80 by 24 where the system does not know it.
    Size size() const;

    /// Keeps the mouse wheel from being arrow keys while the terminal is entered. To be called
    /// where mode 1007 was found set: it is set again when the terminal is given back.
    void stop_alternate_scroll();

    /// What Ctrl-C does: SIGINT to the whole job.
    void interrupt_job();

    /// Whether the program can be stopped and continued: not where its parent ignores SIGTSTP, for
    /// it could not continue it, and not on Windows.
    bool can_suspend() const;

    /// What Ctrl-Z does: leaves the terminal, stops the whole job and, once continued, enters
    /// again. The screen must then be drawn anew. REQUIRES: can_suspend().
    void suspend_job();

    /// The same for this process alone, as SIGTSTP asks for.
    void suspend_process();

    /// Whether the terminal is the program's to draw on.
    bool entered() const { return entered_ && !gone_; }

    /// Whether the terminal is gone: hung up, or its window closed. Stays true.
    bool gone() const { return gone_; }

    /// Whether the game must end: a signal says so or the terminal is gone. Stays true.
    bool over() const;

    /// The signal that ends the program, or 0. A later end_by_signal() tells the parent.
    int ending_signal() const;

private:
    class Modes;

    void enter();
    void reenter();
    void note_modes();

    std::unique_ptr<Modes> modes_;
    TerminalTraits traits_;
    bool entered_ = false;
    bool gone_ = false;
};

/// Ends the program the way `signal` does by default, so that its parent sees the right status; on
/// Windows with status 128 + `signal`.
[[noreturn]] void end_by_signal(int signal);

}  // namespace rogue
