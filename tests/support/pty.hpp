#pragma once

#include <sys/types.h>
#include <termios.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {

/// How a program ended: by the signal, or with the exit status if that is 0.
struct ExitStatus {
    int code = 0;
    int signal = 0;

    friend bool operator==(ExitStatus, ExitStatus) = default;
    friend std::ostream& operator<<(std::ostream& out, ExitStatus status);
};

constexpr ExitStatus exited(int code) {
    return {.code = code};
}

constexpr ExitStatus killed_by(int signal) {
    return {.signal = signal};
}

/// What to run under a pseudo-terminal, and what kind of terminal that is.
struct PtyOptions {
    /// How the terminal answers when the program asks it something.
    enum class Answers { at_once, never, when_released, byte_by_byte, twice };

    std::vector<std::string> argv;  ///< The program is looked up in PATH.

    /// Environment variables besides PATH, TERM=xterm-256color, LANG=C.UTF-8 and HOME=/dev/null,
    /// where nothing can be kept; one without a value removes one of these. The program gets no
    /// others except those that the compilers' sanitizers and coverage read.
    std::vector<std::pair<std::string, std::optional<std::string>>> environment = {};

    int columns = 80;  ///< 0 means that the window reports 0, but is 80 by 24.
    int rows = 24;
    WidthModel widths = kSelectorIgnored;
    TerminalHabits habits = {};
    Answers answers = Answers::at_once;
    bool non_blocking = false;  ///< As if another program had made it so.
    bool controlling = true;    ///< Whether it is the controlling terminal, which sends signals.
};

/// A program that runs under a pseudo-terminal. It leads a session of its own, by default with that
/// as its controlling terminal. Its output goes to a terminal emulator. Everything happens during
/// one of the waits. A wait whose event does not come throws std::runtime_error with the screen.
class PtyProgram {
public:
    using Predicate = std::function<bool(const TerminalEmulator&)>;

    /// Long enough for any machine. A wait ends as soon as its event comes.
    static constexpr std::chrono::seconds kPatience{10};

    explicit PtyProgram(PtyOptions options);
    /// Kills the program if it is still running.
    ~PtyProgram();
    PtyProgram(const PtyProgram&) = delete;
    PtyProgram& operator=(const PtyProgram&) = delete;

    /// Types the bytes as fast as the program's terminal takes them.
    void send(std::string_view bytes);

    /// Types the bytes and waits until one row of the screen contains the text.
    void type(std::string_view bytes, std::string_view content);

    /// Types them one by one, each after the program has read the one before.
    void send_bytewise(std::string_view bytes);

    /// Types the bytes after every pause until the screen is as wanted or the program has ended.
    /// It is for keys that count only after such a pause, of which a terminal sees nothing.
    void type_until(std::string_view bytes, std::chrono::milliseconds pause,
                    const Predicate& wanted, std::string_view what);

    /// Waits until the program has read all that was typed.
    void wait_until_read();

    /// Waits until the screen is as wanted. It is not examined in the middle of a synchronized
    /// update. `what` describes what was wanted, in the exception.
    void wait_until(const Predicate& wanted, std::string_view what);

    /// Waits until one row of the screen contains the text.
    void wait_for_text(std::string_view text);

    /// Waits until the program has written these bytes, at that place of the transcript or later.
    void wait_for_bytes(std::string_view bytes, std::size_t from);

    /// Waits until the program is stopped, as by SIGTTOU. REQUIRES: wait_exit() has not returned.
    void wait_stopped();

    /// Waits until the program, or that other process on its terminal, has been given its signals
    /// and waits for something itself.
    void wait_until_idle(std::optional<pid_t> process = {});

    /// Lets time pass, for tests in which that is the event. Throws if the program ends meanwhile.
    void let_pass(std::chrono::milliseconds time);

    /// Makes the terminal take no more output, as if Scroll Lock were on, or take it again.
    void block_output();
    void unblock_output();

    /// Makes the terminal show no more of what the program writes until the program has ended, and
    /// waits until it has so much of it that it takes no more.
    void fall_behind();

    /// Waits until the program has ended and all it wrote is on the screen.
    ExitStatus wait_exit(std::chrono::milliseconds patience = kPatience);

    /// With Answers::when_released: gives the answers that are due, and gives later ones at once.
    void release_answers();

    /// Changes the window's size. The program gets SIGWINCH.
    void resize(int columns, int rows);

    /// Sends the program a signal. REQUIRES: wait_exit() has not returned.
    void kill(int signal);

    /// Takes the terminal away, as if its window was closed.
    void close_master();

    const TerminalEmulator& screen() const { return screen_; }
    const std::string& transcript() const { return transcript_; }
    std::size_t bytes_read() const { return transcript_.size(); }
    pid_t pid() const { return pid_; }

    /// The terminal's settings before the program started, and now.
    const termios& initial_settings() const { return initial_settings_; }
    termios settings() const;

    /// Whether the terminal is non-blocking now, for all who share it.
    bool non_blocking() const;

    /// The processor time that the program took. REQUIRES: wait_exit() has returned.
    std::chrono::microseconds cpu_time() const { return cpu_time_; }

private:
    using Clock = std::chrono::steady_clock;

    /// A file descriptor that closes itself.
    class Descriptor {
    public:
        explicit Descriptor(int fd = -1) : fd_(fd) {}
        ~Descriptor() { close(); }
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;

        void open(int fd, const char* what);
        void close();
        int get() const { return fd_; }

    private:
        int fd_;
    };

    void open_terminal();
    void start();
    void set_window_size(int columns, int rows);
    void pump(short events, std::chrono::milliseconds timeout);
    bool read_available();
    void reap();
    void answer();
    void wait_for(const std::function<bool()>& done, std::string_view what,
                  std::chrono::milliseconds patience, short events,
                  std::chrono::milliseconds step = kPatience);
    [[noreturn]] void fail(std::string_view what) const;

    PtyOptions options_;
    TerminalEmulator screen_;
    Descriptor master_;
    Descriptor slave_;  // Kept open, so that the settings outlive the program.
    Descriptor exit_event_;
    termios initial_settings_{};
    pid_t pid_ = -1;
    std::optional<ExitStatus> exit_status_;
    std::chrono::microseconds cpu_time_{};
    std::string transcript_;
    std::string answers_due_;
    bool reads_ = true;  // The terminal shows what the program writes.
};

/// The names of the settings that differ; empty if none does.
std::string settings_difference(const termios& before, const termios& after);

}  // namespace rogue::test
