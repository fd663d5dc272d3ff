#include <sys/select.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "term/waiting_posix.hpp"

// On macOS poll(2) answers POLLNVAL for a terminal that was opened as /dev/tty; select(2) does not.

namespace rogue {
namespace {

using std::chrono::milliseconds;

Waited wait_for(int highest, fd_set* readable, fd_set* writable,
                std::optional<milliseconds> timeout) {
    timeval time{};
    if (timeout) {
        const auto seconds = std::chrono::floor<std::chrono::seconds>(*timeout);
        time.tv_sec = static_cast<time_t>(seconds.count());
        time.tv_usec =
            static_cast<suseconds_t>(std::chrono::microseconds(*timeout - seconds).count());
    }
    const int ready = select(highest + 1, readable, writable, nullptr, timeout ? &time : nullptr);
    if (ready < 0) {
        return errno == EINTR ? Waited::interrupted : Waited::failed;
    }
    return ready == 0 ? Waited::timed_out : Waited::ready;
}

}  // namespace

// select does not report a hangup. The signal SIGHUP does; if a terminal has hung up without it,
// its modes can no longer be read.
InputReady wait_for_input(int other, std::optional<milliseconds> timeout) {
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(STDIN_FILENO, &readable);
    FD_SET(other, &readable);
    const Waited waited = wait_for(std::max(STDIN_FILENO, other), &readable, nullptr, timeout);
    const auto has_bytes = [&](int fd) {
        return waited == Waited::ready && FD_ISSET(fd, &readable);
    };
    const bool terminal = has_bytes(STDIN_FILENO);
    return {waited, terminal, terminal && isatty(STDIN_FILENO) == 0, has_bytes(other)};
}

Waited wait_for_output(milliseconds timeout) {
    fd_set writable;
    FD_ZERO(&writable);
    FD_SET(STDOUT_FILENO, &writable);
    return wait_for(STDOUT_FILENO, nullptr, &writable, timeout);
}

}  // namespace rogue
