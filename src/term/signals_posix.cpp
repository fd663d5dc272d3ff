#include "signals_posix.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <exception>
#include <system_error>

#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array kNoted{SIGWINCH, SIGCONT, SIGTSTP};
constexpr std::array kCrash{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS};

// What the handlers need. They can be handed nothing, so it is global.
std::atomic<int> wake_fd{-1};
std::atomic<int> ending_signal{0};
std::atomic<const termios*> saved_modes{nullptr};
static_assert(std::atomic<int>::is_always_lock_free);
static_assert(std::atomic<const termios*>::is_always_lock_free);

void write_signal(int signal) {
    const auto byte = static_cast<unsigned char>(signal);
    // A full pipe wakes the loop as well.
    [[maybe_unused]] const ssize_t written = write(wake_fd, &byte, 1);
}

void restore_terminal() {
    if (const termios* saved = saved_modes.exchange(nullptr)) {
        [[maybe_unused]] const ssize_t written =
            write(STDOUT_FILENO, kLeaveTerminal.data(), kLeaveTerminal.size());
        tcsetattr(STDIN_FILENO, TCSANOW, saved);
    }
}

void note(int signal) {
    const int saved_errno = errno;
    write_signal(signal);
    errno = saved_errno;
}

// The first asks the loop to end. If another comes before it has, it may be stuck.
void note_ending(int signal) {
    int none = 0;
    if (ending_signal.compare_exchange_strong(none, signal)) {
        note(signal);
        return;
    }
    restore_terminal();
    end_by_signal(signal);
}

void crash(int signal) {
    restore_terminal();
    // SA_RESETHAND has put the default action back.
    raise(signal);
}

struct sigaction install(int signal, void (*handler)(int), int flags = 0) {
    struct sigaction before {};
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, &before);
    return before;
}

std::terminate_handler default_terminate = nullptr;

// What it prints should be seen.
void terminate() {
    restore_terminal();
    default_terminate();
}

// A crash for want of stack needs another one to handle it on.
void install_alternate_stack() {
    static std::array<char, 65536> memory;
    stack_t stack{};
    stack.ss_sp = memory.data();
    stack.ss_size = memory.size();
    sigaltstack(&stack, nullptr);
}

}  // namespace

Signals::Signals() {
    if (::pipe2(pipe_, O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::system_error(errno, std::generic_category(), "can't make a pipe");
    }
    wake_fd = pipe_[1];
    default_terminate = std::set_terminate(terminate);
    install_alternate_stack();
    for (const int signal : kEnding) {
        replace(signal, note_ending);
        if (before_.back().action.sa_handler == SIG_IGN) {  // By nohup, say.
            install(signal, SIG_IGN);
        }
    }
    for (const int signal : kNoted) {
        replace(signal, note);
    }
    for (const int signal : kCrash) {
        replace(signal, crash, static_cast<int>(SA_ONSTACK | SA_RESETHAND | SA_NODEFER));
    }
    replace(SIGXFSZ, SIG_IGN);  // A file that may not grow is an error like a full disk.
}

Signals::~Signals() {
    std::set_terminate(default_terminate);
    for (const Before& before : before_) {
        sigaction(before.signal, &before.action, nullptr);
    }
    wake_fd = -1;
    close(pipe_[0]);
    close(pipe_[1]);
}

void Signals::replace(int signal, void (*handler)(int), int flags) {
    before_.push_back({signal, install(signal, handler, flags)});
}

std::optional<int> Signals::next() {
    unsigned char byte = 0;
    return read(pipe_[0], &byte, 1) == 1 ? std::optional<int>(byte) : std::nullopt;
}

int Signals::ending() const {
    return ending_signal;
}

void Signals::stop(int process_id) {
    install(SIGTSTP, SIG_DFL);
    kill(process_id, SIGTSTP);
    install(SIGTSTP, note);
    while (next()) {
        // The SIGCONT that ended the stop is no news.
    }
}

void set_crash_restore(const termios* saved) {
    saved_modes = saved;
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
