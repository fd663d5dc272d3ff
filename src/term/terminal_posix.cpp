#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <memory>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/term/terminal.hpp"
#include "term/signals_posix.hpp"
#include "term/terminal_calls_posix.hpp"

namespace rogue {
namespace {

// Shows the alternate screen, hides the cursor and turns autowrap off. Also turns off modes that a
// crashed program may have set: mouse, focus, and keys as events of a Windows console. Marks
// pastes. The first frame resets colours and clears the screen.
constexpr std::string_view kEnter =
    "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?1000l\x1b[?1002l\x1b[?1003l"
    "\x1b[?1006l\x1b[?1015l\x1b[?1004l\x1b[?9001l\x1b[?2004h";

// GNU screen and tmux do not pass on mode 1007, and kitty and xterm.js do not know it, but all can
// report the mouse. Then they report the wheel too, and reports are no keys.
constexpr std::string_view kReportMouse = "\x1b[?1000h\x1b[?1006h";

constexpr std::string_view kSaveAndResetAlternateScroll = "\x1b[?1007s\x1b[?1007l";
constexpr std::string_view kResetAlternateScroll = "\x1b[?1007l";

// Returns modes in which bytes come one at a time as they are typed, neither echoed nor translated.
// - ISIG stays on: Ctrl-C must end even a program that hangs. With NOFLSH it discards neither input
//   nor output, which may hold answers and halves of sequences.
// - Ctrl-Z comes as a byte: a signal would race with a shell that takes the terminal back first.
// - A read returns each byte (VMIN 1), by which dtach knows a program that redraws at Ctrl-L.
// - Output is not translated on a screen, but in lines of text it is.
termios raw(termios modes, Terminal::Use use) {
    modes.c_iflag &=
        ~static_cast<tcflag_t>(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | PARMRK | IXON);
    if (use == Terminal::Use::screen_and_keys) {
        modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    }
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | IEXTEN);
    modes.c_lflag |= NOFLSH;
    modes.c_cflag = (modes.c_cflag & ~static_cast<tcflag_t>(CSIZE | PARENB)) | CS8;
    modes.c_cc[VMIN] = 1;
    modes.c_cc[VTIME] = 0;
    modes.c_cc[VSUSP] = _POSIX_VDISABLE;
    return modes;
}

int environment_number(const char* name, int otherwise) {
    const int number = parse_number<int>(environment_variable(name)).value_or(0);
    return number > 0 ? number : otherwise;
}

// Finds the terminal's modes, unless another job has it: then they are that job's.
void find_modes(FoundTerminal& found) {
    if (in_foreground()) {
        tcgetattr(STDIN_FILENO, &found.modes);
    }
}

void take_signals(Signals& signals, Terminal::Wake& wake) {
    while (const auto signal = signals.next()) {
        wake.resized |= *signal == SIGWINCH;
        wake.resumed |= *signal == SIGCONT;
        // SIGCONT also cancels a stop that has not happened yet.
        wake.suspend = *signal == SIGTSTP || (wake.suspend && *signal != SIGCONT);
    }
}

}  // namespace

// Everything from POSIX, kept out of the header.
class Terminal::Impl {
public:
    Use use;
    FoundTerminal found;
    Signals signals;
    bool to_enter_screen = false;  // With the next bytes.
    bool to_stop_scroll = false;   // After the next bytes.
    std::array<char, 4096> input{};

    explicit Impl(Use of) : use(of) {}
};

Terminal::Terminal(Use use, GameList /*games*/) {
    const bool draws = use == Use::screen_and_keys;
    termios modes{};
    if (tcgetattr(STDIN_FILENO, &modes) != 0) {
        throw NoTerminal("standard input is not a terminal");
    }
    if (draws && isatty(STDOUT_FILENO) == 0) {
        throw NoTerminal("standard output is not a terminal");
    }
    impl_ = std::make_unique<Impl>(use);
    impl_->found.modes = modes;
    impl_->found.output_flags = fcntl(STDOUT_FILENO, F_GETFL);
    traits_ = traits_from(environment_variable, (impl_->found.modes.c_iflag & IUTF8) != 0);
    if (draws && !traits_.addressable) {
        throw NoTerminal("a terminal with TERM=dumb can't place the cursor");
    }
    impl_->found.reports_mouse = draws && traits_.multiplexed;
    impl_->found.alternate_scroll = draws && traits_.alternate_scroll;
    enter();
}

Terminal::~Terminal() {
    leave();
}

// Enters the terminal. In the background, tcsetattr stops the program until it is in the
// foreground, as it should. Modes found before that may be those of a shell's line editor.
void Terminal::enter() {
    termios modes = raw(impl_->found.modes, impl_->use);
    while (tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0) {
        if (errno != EINTR) {
            gone_ = true;
            return;
        }
        if (ending_signal() != 0) {
            return;
        }
        if (!entered_) {  // Otherwise the modes may be the program's own.
            find_modes(impl_->found);
            modes = raw(impl_->found.modes, impl_->use);
        }
    }
    entered_ = true;
    set_modes_again();
    set_crash_restore(&impl_->found);
}

void Terminal::leave() {
    if (entered_ && in_foreground()) {
        gone_ |= tcsetattr(STDIN_FILENO, TCSANOW, &impl_->found.modes) != 0;
        if (!send(impl_->found.leaving_bytes()) && !gone_) {
            gone_ = !leave_at_once(impl_->found);
        }
    } else if (entered_ && gone_ && isatty(STDIN_FILENO) != 0) {
        // The shell that ran this job died. Another one has the terminal and knows nothing.
        write_with_timeout(impl_->found.leaving_bytes(), impl_->found.output_flags);
    }
    impl_->found.shows_alternate_screen = false;
    impl_->found.alternate_scroll_stopped = false;
    entered_ = false;
    set_crash_restore(nullptr);
}

Terminal::Wake Terminal::wait(std::optional<std::chrono::milliseconds> timeout) {
    Wake wake;
    if (gone_) {
        return wake;
    }
    const InputReady ready = wait_for_input(impl_->signals.pipe(), timeout);
    wake.timed_out = ready.timed_out;
    if (ready.other) {
        take_signals(impl_->signals, wake);
    }
    if (wake.resumed) {
        reenter();  // After a SIGSTOP, for which no program can prepare.
    }
    if (entered_ && ready.terminal) {
        const ssize_t got = read_terminal(impl_->input);
        // A terminal that hung up gives no byte, and is no terminal any more.
        if (got > 0) {
            wake.input = {impl_->input.data(), static_cast<std::size_t>(got)};
        } else if (got == 0 ? isatty(STDIN_FILENO) == 0 : errno != EINTR && errno != EAGAIN) {
            gone_ = true;
        }
    }
    return wake;
}

// Enters the screen in one write with the first bytes drawn on it. Saves the mode of the wheel
// (XTSAVE), because some terminals that do not report the mode can restore it.
void Terminal::write(std::string_view bytes) {
    FoundTerminal& found = impl_->found;
    if (bytes.empty() || !entered_ || over()) {
        return;
    }
    std::string before;
    std::string_view after;
    if (impl_->to_enter_screen) {
        impl_->to_enter_screen = false;
        found.shows_alternate_screen = true;
        before = concat(kEnter, found.reports_mouse ? kReportMouse : "",
                        found.alternate_scroll_stopped ? kResetAlternateScroll : "");
    }
    if (impl_->to_stop_scroll) {
        impl_->to_stop_scroll = false;
        found.alternate_scroll_stopped = true;
        after = kSaveAndResetAlternateScroll;
    }
    send(concat(before, bytes, after));
}

// Returns true if everything was written, which fails if the program must end.
bool Terminal::send(std::string_view bytes) {
    while (!bytes.empty() && entered_ && !over()) {
        const ssize_t written = write_terminal(bytes);
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            // Another program on the terminal made it non-blocking.
            writable_until(std::chrono::steady_clock::now() + kPatience);
        } else if (errno != EINTR) {
            gone_ = true;
        }
    }
    return bytes.empty();
}

void Terminal::set_modes_again() {
    impl_->to_enter_screen = impl_->use == Use::screen_and_keys;
}

void Terminal::stop_alternate_scroll() {
    impl_->to_stop_scroll = traits_.answers && !impl_->found.alternate_scroll_stopped;
}

void Terminal::found_alternate_scroll() {
    impl_->found.alternate_scroll = true;
}

void Terminal::report_mouse() {
    if (!impl_->found.reports_mouse.exchange(true)) {
        send(kReportMouse);
    }
}

void Terminal::interrupt_job() {
    kill(0, SIGINT);
}

bool Terminal::can_suspend() const {
    return impl_->signals.can_stop();
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

// Finds the modes again: the program that had the terminal may have changed them on purpose.
void Terminal::suspend(Suspended who) {
    leave();
    impl_->signals.stop(who == Suspended::job ? 0 : getpid());
    find_modes(impl_->found);
    reenter();
}

// If the program must end, it waits neither for a terminal that others have nor for a slow one.
void Terminal::reenter() {
    if (ending_signal() == 0) {
        enter();
    } else {
        entered_ = entered_ && in_foreground();
    }
}

bool Terminal::over() const {
    return gone_ || ending_signal() != 0;
}

int Terminal::ending_signal() const {
    return Signals::ending();
}

}  // namespace rogue
