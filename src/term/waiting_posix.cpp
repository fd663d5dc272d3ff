#include "term/terminal_calls_posix.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>

namespace rogue {

InputReady wait_for_input(int other, std::optional<std::chrono::milliseconds> timeout) {
    std::array<pollfd, 2> fds{{{STDIN_FILENO, POLLIN, 0}, {other, POLLIN, 0}}};
    const int count =
        poll(fds.data(), fds.size(), timeout ? static_cast<int>(timeout->count()) : -1);
    return {fds[0].revents != 0, fds[1].revents != 0, count == 0};
}

int wait_for_output(std::chrono::milliseconds timeout) {
    pollfd fd{STDOUT_FILENO, POLLOUT, 0};
    return poll(&fd, 1, static_cast<int>(timeout.count()));
}

}  // namespace rogue
