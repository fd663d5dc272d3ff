#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>

#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"
#include "term/signals_posix.hpp"
#include "term/terminal_calls_posix.hpp"

// Another program may have made a stream non-blocking for all that share it.

namespace rogue {
namespace {

// Writes all bytes. Once the program must end, waits no longer for a reader that takes nothing.
bool write_all(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        if (fd == STDOUT_FILENO && Signals::ending() != 0) {
            return write_with_timeout(bytes, fcntl(fd, F_GETFL));
        }
        const ssize_t written = write(fd, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd stream{fd, POLLOUT, 0};
            poll(&stream, 1, -1);
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

std::optional<WakePipe> continuing;

// Waits for input, and calls `resumed` if the program goes on in the foreground. Returns true if
// there is input.
bool wait_and_tell(const std::function<void()>& resumed) {
    const InputReady ready = wait_for_input(continuing->pipe(), std::nullopt);
    if (ready.other && in_foreground()) {
        while (continuing->next()) {
            // Drops further signals: however often it was stopped, it goes on once.
        }
        resumed();
    }
    return ready.terminal;
}

}  // namespace

void prepare_standard_streams() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0) {
            // There are no devices. A folder keeps the place and takes no bytes.
            open("/", O_RDONLY);
        }
    }
    std::signal(SIGXFSZ, SIG_IGN);
    // The first process of a container: the kernel ignores what a signal does to it by default.
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
        if (getpid() == 1 && std::signal(signal, end_by_signal) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

void take_standard_input_from_terminal() {
    const int terminal = open("/dev/tty", O_RDWR);
    if (terminal >= 0) {
        dup2(terminal, STDIN_FILENO);
        close(terminal);
    }
}

bool standard_input_is_echoed() {
    constexpr tcflag_t kEdited = ICANON | ECHO;
    termios modes{};
    return tcgetattr(STDIN_FILENO, &modes) == 0 && (modes.c_lflag & kEdited) == kEdited;
}

// SIGCONT interrupts a wait only if it has a handler, and not one installed by std::signal.
void note_continuing() {
    continuing.emplace();
    struct sigaction noted {};
    noted.sa_handler = WakePipe::note;
    sigaction(SIGCONT, &noted, nullptr);
}

std::size_t read_standard_input(std::span<char> buffer, const std::function<void()>& resumed) {
    while (true) {
        // In the background, reading stops the program until the shell continues it.
        if (resumed && in_foreground() && !wait_and_tell(resumed)) {
            continue;
        }
        const ssize_t got = read(STDIN_FILENO, buffer.data(), buffer.size());
        if (got >= 0) {
            return static_cast<std::size_t>(got);
        }
        if (errno == EAGAIN) {
            wait_for_input(STDIN_FILENO, std::nullopt);
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "standard input");
        }
    }
}

void write_standard_output(Raw raw) {
    if (!write_all(STDOUT_FILENO, raw.bytes)) {
        throw std::system_error(errno, std::generic_category(), "standard output");
    }
}

void write_standard_error(const Lines& lines) noexcept {
    write_all(STDERR_FILENO, lines.text());
}

}  // namespace rogue
