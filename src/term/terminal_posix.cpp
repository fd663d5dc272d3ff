#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/term/terminal.hpp"
#include "signals_posix.hpp"

namespace rogue {
namespace {

// Alternate screen, cursor hidden, autowrap off; modes that a crashed program may have left on
// (mouse, focus) off; pastes marked as such. Plain colours; the first frame clears.
constexpr std::string_view kEnter =
    "\x1b[?1049h\x1b[?25l\x1b[?7l"
    "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1004l\x1b[?2004h";

// Bytes as they are typed, one at a time, neither echoed nor translated. ISIG stays: Ctrl-C must
// end even a program that hangs. Ctrl-Z comes as a byte: caught as a signal it would race with a
// shell that takes the terminal back first. A read never waits (VMIN 0): Ctrl-C throws away what
// was typed, which poll has perhaps announced already.
termios raw(termios modes) {
    modes.c_iflag &=
        ~static_cast<tcflag_t>(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | PARMRK | IXON);
    modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | IEXTEN);
    modes.c_cflag = (modes.c_cflag & ~static_cast<tcflag_t>(CSIZE | PARENB)) | CS8;
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    modes.c_cc[VSUSP] = _POSIX_VDISABLE;
    return modes;
}

// From the background this stops the program, as it should, until it is in the foreground.
void set_modes(int when, const termios& modes) {
    while (tcsetattr(STDIN_FILENO, when, &modes) != 0 && errno == EINTR) {
    }
}

bool writable(int timeout_ms) {
    pollfd fd{STDOUT_FILENO, POLLOUT, 0};
    return poll(&fd, 1, timeout_ms) > 0;
}

bool in_foreground() {
    return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

int environment_number(const char* name, int otherwise) {
    const std::string_view digits = environment(name);
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number > 0 ? number : otherwise;
}

}  // namespace

// All that is POSIX's: kept out of the header.
class Terminal::Modes {
public:
    termios found{};
    Signals signals;
    std::array<char, 4096> input{};
};

Terminal::Terminal() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        throw NotATerminal(isatty(STDIN_FILENO) == 0 ? "input" : "output");
    }
    modes_ = std::make_unique<Modes>();
    tcgetattr(STDIN_FILENO, &modes_->found);
    traits_ = traits_from(environment, (modes_->found.c_iflag & IUTF8) != 0);
    if (!traits_.addressable) {
        throw std::runtime_error("a terminal of TERM=dumb can't place the cursor");
    }
    enter();
}

Terminal::~Terminal() {
    leave();
}

void Terminal::enter() {
    entered_ = true;
    set_crash_restore(&modes_->found);
    set_modes(TCSADRAIN, raw(modes_->found));
    write(kEnter);
}

void Terminal::leave() {
    if (!entered_) {
        return;
    }
    write(kLeaveTerminal);
    entered_ = false;
    if (may_change_modes()) {
        set_modes(TCSANOW, modes_->found);
    }
    set_crash_restore(nullptr);
}

Terminal::Wake Terminal::wait(std::optional<std::chrono::milliseconds> timeout) {
    Wake wake;
    std::array<pollfd, 2> fds{{{STDIN_FILENO, POLLIN, 0}, {modes_->signals.pipe(), POLLIN, 0}}};
    if (gone_) {
        return wake;
    }
    const int ready =
        poll(fds.data(), fds.size(), timeout ? static_cast<int>(timeout->count()) : -1);
    wake.timed_out = ready == 0;
    if (ready <= 0) {
        return wake;
    }
    while (const auto signal = modes_->signals.next()) {
        wake.resized |= *signal == SIGWINCH;
        wake.suspend |= *signal == SIGTSTP;
        wake.resumed |= *signal == SIGCONT;
    }
    if (wake.resumed && may_change_modes()) {
        enter();  // After a SIGSTOP, which nobody can prepare for.
    }
    if (fds[0].revents != 0) {
        const bool hung_up = (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
        const ssize_t got = read(STDIN_FILENO, modes_->input.data(), modes_->input.size());
        if (got > 0) {
            wake.input = {modes_->input.data(), static_cast<std::size_t>(got)};
        } else if (got == 0 ? hung_up : errno != EINTR && errno != EAGAIN) {
            gone_ = true;
        }
    }
    return wake;
}

void Terminal::write(std::string_view bytes) {
    constexpr int kPatienceAtTheEnd = 500;  // Milliseconds.
    while (!bytes.empty() && entered_ && !gone_) {
        if (ending_signal() != 0 && !writable(kPatienceAtTheEnd)) {
            gone_ = true;  // One that takes nothing must not keep the program from ending.
            return;
        }
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            writable(-1);  // Somebody who shares the terminal has made it non-blocking.
        } else if (errno != EINTR) {
            gone_ = true;
        }
    }
}

void Terminal::discard_input() {
    tcflush(STDIN_FILENO, TCIFLUSH);
}

Terminal::Size Terminal::size() const {
    winsize window{};
    for (const int fd : {STDOUT_FILENO, STDIN_FILENO}) {
        if (ioctl(fd, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && window.ws_row > 0) {
            return {window.ws_col, window.ws_row};
        }
    }
    return {environment_number("COLUMNS", 80), environment_number("LINES", 24)};
}

void Terminal::suspend_job() {
    leave();
    modes_->signals.stop(0);
    reenter();
}

void Terminal::suspend_process() {
    if (in_foreground()) {  // Else the shell has the terminal already.
        leave();
    }
    modes_->signals.stop(getpid());
    reenter();
}

// Whoever had the terminal meanwhile may have changed its modes for good.
void Terminal::reenter() {
    if (in_foreground()) {
        tcgetattr(STDIN_FILENO, &modes_->found);
    }
    if (may_change_modes()) {
        enter();
    }
}

// From the background a change of modes stops the program until it is in the foreground: not what a
// program that is to end should wait for.
bool Terminal::may_change_modes() const {
    return ending_signal() == 0 || in_foreground();
}

bool Terminal::over() const {
    return gone_ || ending_signal() != 0;
}

int Terminal::ending_signal() const {
    return modes_->signals.ending();
}

}  // namespace rogue
