#pragma once

#include <termios.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <optional>
#include <string_view>
#include <vector>

namespace rogue {

/// A pipe into which a signal handler writes a byte to wake the loop that polls it, even if the
/// signal comes just before the loop waits. Handlers write into the pipe made last.
class WakePipe {
public:
    /// Throws std::system_error.
    WakePipe();
    ~WakePipe();
    WakePipe(const WakePipe&) = delete;
    WakePipe& operator=(const WakePipe&) = delete;

    /// Returns the end of the pipe that can be read when a signal has come.
    int pipe() const { return ends_[0]; }

    /// Returns the next signal that has come, or nothing if there is none.
    std::optional<int> next();

    static void note(int signal);

private:
    int ends_[2];
    int fd_before_;
};

/// The signals that concern a program on a terminal: all that would end or stop it. Most handlers
/// only wake the loop. Those of a crash and of a second request to end restore the terminal at
/// once, by async-signal-safe calls alone, and then let the signal have its default effect. A
/// signal that would end the program, but that its parent ignores, stays ignored.
///
/// The handlers are installed while this object lives; the destructor restores those before. At
/// most one object exists at a time.
class Signals : public WakePipe {
public:
    Signals();
    ~Signals();

    /// Returns the first signal that asked the program to end, or 0, even after the object's end.
    static int ending();

    /// Returns true if the program can be stopped. It can't if SIGTSTP was ignored when it started,
    /// because then its parent can't continue it.
    bool can_stop() const { return can_stop_; }

    /// Stops the process (`process_id` > 0) or its whole group (0) by SIGTSTP with its default
    /// effect. Returns when it is continued, or at once if the system does not let it be stopped.
    void stop(int process_id);

private:
    struct Replaced {
        int signal;
        struct sigaction action;
    };

    void replace(int signal, void (*handler)(int), int flags = 0);
    bool leave_ignored();

    std::vector<Replaced> replaced_;
    bool can_stop_ = true;
};

/// A terminal as it was found.
struct FoundTerminal {
    /// True or false for signal handlers. A bool takes a lock on RISC-V with GCC 12.
    using Flag = std::atomic<int>;

    termios modes{};
    int output_flags = 0;                  ///< The file description's, which other programs share.
    Flag reports_mouse{false};             ///< Until the program leaves it.
    Flag alternate_scroll{false};          ///< Mode 1007 was set.
    Flag alternate_scroll_stopped{false};  ///< Mode 1007 was saved and reset.
    Flag shows_alternate_screen{false};    ///< Bytes that enter it were written.

    /// Returns the bytes that restore the terminal, even in mid-frame. Empty if only modes need it.
    std::string_view leaving_bytes() const;
};

/// Sets what to restore at a crash or a second request to end, or null for nothing. The object must
/// live until the next call.
void set_crash_restore(const FoundTerminal* found);

/// Returns true if no other job has the terminal. Without a controlling terminal there are no jobs.
bool in_foreground();

/// How long the end of the program waits for a terminal that takes no output.
inline constexpr std::chrono::milliseconds kPatience{500};

/// Waits until the terminal takes output, through signals, but no longer than until `then`. Returns
/// true if the terminal takes output.
bool writable_until(std::chrono::steady_clock::time_point then);

/// Leaves the terminal as it was found, and discards output that it has not shown yet. Returns
/// false if the terminal takes nothing. Async-signal-safe.
bool leave_at_once(const FoundTerminal& found);

/// Writes what the terminal takes within kPatience. Returns true if that was everything. Meanwhile
/// standard output is non-blocking; at the end it gets the flags `output_flags`.
bool write_with_timeout(std::string_view bytes, int output_flags);

}  // namespace rogue
