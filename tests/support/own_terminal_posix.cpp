#include "tests/support/own_terminal.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>

#include "tests/support/child_process.hpp"

namespace rogue::test {

TerminalUser::TerminalUser() : master_(posix_openpt(O_RDWR | O_NOCTTY)) {
    setsid();  // Nobody continues a process that is stopped here, so the system stops none.
    grantpt(master_);
    unlockpt(master_);
    const int terminal = open(ptsname(master_), O_RDWR | O_NOCTTY);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO}) {
        dup2(terminal, file);
    }
    close(terminal);
    setenv("TERM", "xterm", 1);
}

void TerminalUser::resize(Terminal::Size size) const {
    winsize window{};
    window.ws_col = static_cast<unsigned short>(size.columns);
    window.ws_row = static_cast<unsigned short>(size.rows);
    ioctl(master_, TIOCSWINSZ, &window);
}

void TerminalUser::type(std::string_view keys) const {
    [[maybe_unused]] const ssize_t written = ::write(master_, keys.data(), keys.size());
}

std::string TerminalUser::content() const {
    std::string bytes;
    std::array<char, 4096> chunk;
    [[maybe_unused]] const ssize_t written = ::write(STDOUT_FILENO, "", 1);
    while (!bytes.ends_with('\0')) {
        const ssize_t size = read(master_, chunk.data(), chunk.size());
        if (size <= 0) {
            return "can't be read";
        }
        bytes.append(chunk.data(), static_cast<std::size_t>(size));
    }
    bytes.pop_back();
    return bytes;
}

void TerminalUser::hang_up() const {
    close(master_);
}

bool holds_on_own_terminal(const std::function<bool(const TerminalUser&)>& what) {
    return holds_in_child([&] { return what(TerminalUser()); });
}

}  // namespace rogue::test
