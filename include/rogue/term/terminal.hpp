#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "rogue/term/terminal_traits.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// There is no terminal that can move its cursor. what() says what is missing.
class NoTerminal : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The terminal on standard input and output: raw mode, its screen, its bytes and its signals. The
/// constructor enters the terminal and the destructor leaves it. An entered terminal is raw and
/// shows the alternate screen, the cursor is hidden and autowrap is off. If the program needs only
/// keys, the terminal hands over each key at once without showing it, and nothing else changes: the
/// program writes lines to standard output, which may be anything.
///
/// A program in the background that enters is stopped until it is in the foreground; if a signal
/// ends it before, the terminal is untouched. The terminal is always restored, even after a crash,
/// but not after SIGKILL. At most one object exists at a time.
class Terminal {
public:
    /// What the program needs of the terminal.
    enum class Use { screen_and_keys, keys };

    struct Size {
        int columns;
        int rows;
    };

    /// What ended a wait. Nothing is set if a signal interrupted it or the terminal is gone.
    struct Wake {
        std::string_view input;  ///< Typed keys and answers. Valid until the next wait.
        bool resized = false;
        bool resumed = false;    ///< The program was stopped; others may have used the screen.
        bool suspend = false;    ///< Somebody sent SIGTSTP, which asks to stop this process.
        bool timed_out = false;  ///< The time is up.
    };

    /// Enters the terminal. Throws NoTerminal and std::system_error, both before a byte is written.
    /// If the system can tell widths, those of the looks of `games` are measured.
    explicit Terminal(Use use = Use::screen_and_keys, GameList games = {});
    ~Terminal();

    /// Restores the terminal and leaves it. A second call does nothing. If the program must end,
    /// discards output not shown yet; a terminal that then takes nothing for half a second counts
    /// as gone.
    void leave();

    /// Waits for input, a signal or the timeout, if there is one, whichever comes first.
    Wake wait(std::optional<std::chrono::milliseconds> timeout);

    /// Writes all bytes, however slow the terminal is, unless it is gone or the program must end.
    /// Nothing is written once leave() was called. REQUIRES: Use::screen_and_keys.
    void write(std::string_view bytes);

    /// Sets the screen's modes again, with the next bytes: another terminal may show it by now.
    void set_modes_again();

    /// Returns what is known about the terminal without asking it.
    const TerminalTraits& traits() const { return traits_; }

    /// Returns the window's size in cells, or 80 by 24 if the system does not know it.
    Size size() const;

    /// Keeps the mouse wheel from sending arrow keys (mode 1007) from after the next bytes until
    /// leave(). Then the mode is restored: by the terminal if it can save modes, else as it was
    /// found or as such a terminal starts. A second call does nothing.
    void stop_alternate_scroll();

    /// Call this when the terminal reports that mode 1007 was set before it was stopped.
    void found_alternate_scroll();

    /// Turns on reports of the mouse until leave(): a wheel that is reported sends no arrow keys. A
    /// second call does nothing.
    void report_mouse();

    /// Does what Ctrl-C does: sends SIGINT to the whole job.
    void interrupt_job();

    /// Returns true if the program can be stopped and continued. It can't if its parent ignores
    /// SIGTSTP and so can't continue it, nor on Windows.
    bool can_suspend() const;

    /// Who is stopped: the whole job, as Ctrl-Z asks, or this process alone, as SIGTSTP asks.
    enum class Suspended { job, process };

    /// Leaves the terminal, stops the job or process and, once continued, enters again. The screen
    /// must then be redrawn. REQUIRES: can_suspend(), to stop the job.
    void suspend(Suspended who);

    /// Returns true if the program may draw on the terminal.
    bool entered() const { return entered_ && !gone_; }

    /// Returns true if the terminal hung up or its window closed. Once true, it stays true.
    bool gone() const { return gone_; }

    /// Returns true if a signal asks the program to end or the terminal is gone. Stays true.
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

/// Ends the program as the signal does by default, so that its parent sees the right status. On
/// Windows the status is 128 + `signal`.
[[noreturn]] void end_by_signal(int signal);

}  // namespace rogue
