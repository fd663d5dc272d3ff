#include "term/waiting_posix.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace rogue {
namespace {

Waited waited(int ready) {
    if (ready < 0) {
        return errno == EINTR ? Waited::interrupted : Waited::failed;
    }
    return ready == 0 ? Waited::timed_out : Waited::ready;
}

}  // namespace

InputReady wait_for_input(int other, std::optional<std::chrono::milliseconds> timeout) {
    std::array<pollfd, 2> fds{{{STDIN_FILENO, POLLIN, 0}, {other, POLLIN, 0}}};
    const Waited result =
        waited(poll(fds.data(), fds.size(), timeout ? static_cast<int>(timeout->count()) : -1));
    const int events = fds[0].revents;
    return {result, events != 0, (events & (POLLHUP | POLLERR | POLLNVAL)) != 0,
            fds[1].revents != 0};
}

Waited wait_for_output(std::chrono::milliseconds timeout) {
    pollfd fd{STDOUT_FILENO, POLLOUT, 0};
    return waited(poll(&fd, 1, static_cast<int>(timeout.count())));
}

}  // namespace rogue
