#pragma once

#include <termios.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <optional>
#include <string_view>
#include <vector>

namespace rogue {

/// The signals that concern a program on a terminal: all that would end or stop it. Handlers do no
/// more than write a byte to a pipe, which wakes the loop that polls it. Those of a crash, and of a
/// second request to end, restore the terminal at once, with async-signal-safe calls alone, and let
/// the signal take its default course. What ends a program and is ignored by its parent stays so.
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

    /// Whether SIGTSTP was not ignored: that the parent knows how to continue what it stops.
    bool can_stop() const { return can_stop_; }

    /// Stops the process (`process_id` > 0) or its whole group (0) with SIGTSTP in its default
    /// meaning; returns once continued, and at once where the system lets nobody stop us.
    void stop(int process_id);

private:
    struct Before {
        int signal;
        struct sigaction action;
    };

    void replace(int signal, void (*handler)(int), int flags = 0);
    bool leave_ignored();

    int pipe_[2];
    std::vector<Before> before_;
    bool can_stop_ = true;
};

/// A terminal as it was found.
struct FoundTerminal {
    termios modes{};
    int output_flags = 0;  ///< Of the file description that is shared with others.
    std::atomic<bool> alternate_scroll{false};  ///< Mode 1007 was set, and has been reset.

    /// The bytes that give it back, though a frame may be half drawn.
    std::string_view leaving_bytes() const;
};

/// What a crash, or a second request to end, gives back; null: nothing. It must outlive that.
void set_crash_restore(const FoundTerminal* found);

/// Whether no other job has the terminal. Without a controlling terminal there are no jobs.
bool in_foreground();

/// How long a terminal that takes no output keeps a program from ending.
inline constexpr std::chrono::milliseconds kPatience{500};

/// Whether the terminal takes output by then, however many signals come meanwhile.
bool writable_until(std::chrono::steady_clock::time_point then);

/// Writes what the terminal takes within kPatience; whether that was all. Meanwhile standard output
/// is non-blocking, behind it has these flags.
bool write_impatiently(std::string_view bytes, int output_flags);

}  // namespace rogue
