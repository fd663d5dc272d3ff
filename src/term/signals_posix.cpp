#include "term/signals_posix.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <exception>
#include <system_error>

#include "rogue/term/terminal.hpp"
#include "term/terminal_calls_posix.hpp"

namespace rogue {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::array kNoted{SIGWINCH, SIGCONT};
constexpr std::array kCrash{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP};
// Signals that can't be caught, that stop a program, or that are ignored by default. All others end
// it, including the real-time signals.
constexpr std::array kNotEnding{SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD,
#ifdef SIGINFO  // On BSD and macOS.
                                SIGINFO, SIGIO,
#endif
                                SIGURG};

// Handlers take no argument, so what they need is global.
std::atomic<int> wake_fd{-1};
std::atomic<int> ending_signal{0};
std::atomic<const FoundTerminal*> entered_terminal{nullptr};
static_assert(std::atomic<int>::is_always_lock_free);
static_assert(FoundTerminal::Flag::is_always_lock_free);
static_assert(std::atomic<const FoundTerminal*>::is_always_lock_free);

void restore_terminal() {
    const FoundTerminal* found = entered_terminal.exchange(nullptr);
    if (found != nullptr && in_foreground()) {
        leave_at_once(*found);
    }
}

// Asks the loop to end at the first signal. If another one comes before it has ended, it may be
// stuck. The alarm interrupts a call that might wait for ever, if it began after the loop had
// looked.
void note_ending(int signal) {
    int none = 0;
    if (ending_signal.compare_exchange_strong(none, signal)) {
        WakePipe::note(signal);
    } else if (signal != SIGALRM) {
        restore_terminal();
        end_by_signal(signal);
    }
    alarm(1);
}

void crash(int signal) {
    restore_terminal();
    // SA_RESETHAND restored the default action, which follows when this handler returns.
    raise(signal);
}

struct sigaction install(int signal, void (*handler)(int), int flags = 0) {
    struct sigaction before {};
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigfillset(&action.sa_mask);  // Nothing interrupts the restoring of the terminal.
    sigaction(signal, &action, &before);
    return before;
}

constexpr std::string_view kShowAlternateScreen = "\x1b[?1049h";

std::terminate_handler default_terminate = nullptr;

// Restores the terminal before the usual handler prints its message.
void terminate() {
    restore_terminal();
    default_terminate();
}

// When the stack is full, the crash handler needs another stack.
void install_alternate_stack() {
    static std::array<char, 65536> memory;
    stack_t stack{};
    stack.ss_sp = memory.data();
    stack.ss_size = memory.size();
    sigaltstack(&stack, nullptr);
}

}  // namespace

WakePipe::WakePipe() {
    if (::pipe(ends_) != 0) {
        throw std::system_error(errno, std::generic_category(), "can't make a pipe");
    }
    for (const int end : ends_) {  // pipe2() would do this at once, but macOS lacks it.
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    fd_before_ = wake_fd.exchange(ends_[1]);
}

WakePipe::~WakePipe() {
    wake_fd = fd_before_;
    close(ends_[0]);
    close(ends_[1]);
}

std::optional<int> WakePipe::next() {
    unsigned char byte = 0;
    return read(ends_[0], &byte, 1) == 1 ? std::optional<int>(byte) : std::nullopt;
}

void WakePipe::note(int signal) {
    const int saved_errno = errno;
    const auto byte = static_cast<unsigned char>(signal);
    // If the pipe is full, the loop wakes too.
    [[maybe_unused]] const ssize_t written = write(wake_fd, &byte, sizeof byte);
    errno = saved_errno;
}

Signals::Signals() {
    default_terminate = std::set_terminate(terminate);
    install_alternate_stack();
    for (int signal = 1; signal < NSIG; ++signal) {
        const auto is_among = [signal](const auto& signals) {
            return std::ranges::find(signals, signal) != signals.end();
        };
        if (is_among(kNoted)) {
            replace(signal, note);
        } else if (is_among(kCrash)) {
            replace(signal, crash, static_cast<int>(SA_ONSTACK | SA_RESETHAND));
        } else if (!is_among(kNotEnding)) {
            replace(signal, note_ending);
            leave_ignored();
        }
    }
    replace(SIGTSTP, note);
    can_stop_ = !leave_ignored();
    replace(SIGTTOU, SIG_DFL);  // Changing modes then waits for the foreground.
}

Signals::~Signals() {
    alarm(0);
    std::set_terminate(default_terminate);
    for (const Replaced& before : replaced_) {
        sigaction(before.signal, &before.action, nullptr);
    }
}

void Signals::replace(int signal, void (*handler)(int), int flags) {
    replaced_.push_back({signal, install(signal, handler, flags)});
}

// Leaves the last signal ignored if it was before: by nohup, or because the parent can't continue a
// stopped program. Returns true if so.
bool Signals::leave_ignored() {
    const Replaced& before = replaced_.back();
    const bool ignored = before.action.sa_handler == SIG_IGN;
    if (ignored) {
        install(before.signal, SIG_IGN);
    }
    return ignored;
}

int Signals::ending() {
    return ending_signal;
}

void Signals::stop(int process_id) {
    install(SIGTSTP, SIG_DFL);
    kill(process_id, SIGTSTP);
    install(SIGTSTP, note);
    while (next()) {
        // Drops the SIGCONT that ended the stop.
    }
}

std::string_view FoundTerminal::leaving_bytes() const {
    if (!shows_alternate_screen) {
        return {};
    }
    constexpr std::string_view kResetMouse = "\x1b[?1000l";
    constexpr std::string_view kRestoreScroll = "\x1b[?1007r";
    constexpr std::string_view kLeaveScreen = "\x1b[?2026l";
    constexpr std::string_view kAll =  // Resetting what is not set does no harm.
        "\x1b[?1007h\x1b[?1000l\x1b[?1006l\x1b[?1007r"
        "\x1b[?2026l\x1b[0m\x1b[?2004l\x1b[?7h\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l";
    if (alternate_scroll_stopped && alternate_scroll) {
        return kAll;
    }
    return kAll.substr(kAll.find(reports_mouse              ? kResetMouse
                                 : alternate_scroll_stopped ? kRestoreScroll
                                                            : kLeaveScreen));
}

void set_crash_restore(const FoundTerminal* found) {
    entered_terminal = found;
}

bool in_foreground() {
    const pid_t job = tcgetpgrp(STDIN_FILENO);
    return job == -1 || job == getpgrp();
}

// Restores the modes first, which works even on a terminal that takes no bytes. The discarded
// output may hold the bytes that show the alternate screen; without them, leaving would clear the
// normal screen. So they are sent again, which a terminal that shows it already ignores.
bool leave_at_once(const FoundTerminal& found) {
    tcsetattr(STDIN_FILENO, TCSANOW, &found.modes);
    const std::string_view bytes = found.leaving_bytes();
    if (bytes.empty()) {
        return true;
    }
    tcflush(STDOUT_FILENO, TCOFLUSH);
    return write_with_timeout(kShowAlternateScreen, found.output_flags) &&
           write_with_timeout(bytes, found.output_flags);
}

bool writable_until(Clock::time_point then) {
    for (auto now = Clock::now(); now <= then; now = Clock::now()) {
        const int ready = wait_for_output(std::chrono::ceil<milliseconds>(then - now));
        if (ready >= 0 || errno != EINTR) {
            return ready > 0;
        }
    }
    return false;
}

bool write_with_timeout(std::string_view bytes, int output_flags) {
    const auto until = Clock::now() + kPatience;
    fcntl(STDOUT_FILENO, F_SETFL, output_flags | O_NONBLOCK);
    while (!bytes.empty() && writable_until(until)) {
        const ssize_t written = write_terminal(bytes);
        if (written < 0 && errno != EAGAIN && errno != EINTR) {
            break;
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    fcntl(STDOUT_FILENO, F_SETFL, output_flags);
    return bytes.empty();
}

void end_by_signal(int signal) {
    install(signal, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal);
    sigprocmask(SIG_UNBLOCK, &only, nullptr);
    raise(signal);
    _exit(128 + signal);
}

}  // namespace rogue
