#pragma once

#include <termios.h>

#include <csignal>
#include <optional>
#include <string_view>
#include <vector>

namespace rogue {

/// The signals that concern a program on a terminal. Handlers do no more than write a byte to a
/// pipe, which wakes the loop that polls it; those of a crash restore the terminal at once, with
/// async-signal-safe calls alone, and let the signal take its default course.
///
/// Installed for its lifetime; what was there before comes back. At most one exists at a time.
class Signals {
public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    /// Readable when a signal has come.
    int pipe() const { return pipe_[0]; }

    /// The next signal that has come, or nothing.
    std::optional<int> next();

    /// The first signal that asked the program to end, or 0.
    int ending() const;

    /// Stops the process (`process_id` > 0) or its whole group (0) with SIGTSTP in its default
    /// meaning; returns once continued, and at once where the system lets nobody stop us.
    void stop(int process_id);

private:
    struct Before {
        int signal;
        struct sigaction action;
    };

    void replace(int signal, void (*handler)(int), int flags = 0);

    int pipe_[2];
    std::vector<Before> before_;
};

/// What a crash, or a second request to end, restores; null: nothing. `saved` must outlive it.
void set_crash_restore(const termios* saved);

/// The bytes that give back a terminal in which a frame may be half drawn.
inline constexpr std::string_view kLeaveTerminal =
    "\x1b[?2026l\x1b[0m\x1b[?2004l\x1b[?7h\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l";

}  // namespace rogue
