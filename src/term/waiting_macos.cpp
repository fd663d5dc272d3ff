#include <sys/select.h>
#include <unistd.h>

#include <algorithm>

#include "term/terminal_calls_posix.hpp"

// macOS's poll(2) answers POLLNVAL for a terminal that was opened as /dev/tty; select(2) does not.

namespace rogue {
namespace {

using std::chrono::milliseconds;

int wait_for(int highest, fd_set* readable, fd_set* writable, std::optional<milliseconds> timeout) {
    timeval time{};
    if (timeout) {
        const auto seconds = std::chrono::floor<std::chrono::seconds>(*timeout);
        time.tv_sec = static_cast<time_t>(seconds.count());
        time.tv_usec =
            static_cast<suseconds_t>(std::chrono::microseconds(*timeout - seconds).count());
    }
    return select(highest + 1, readable, writable, nullptr, timeout ? &time : nullptr);
}

}  // namespace

InputReady wait_for_input(int other, std::optional<milliseconds> timeout) {
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(STDIN_FILENO, &readable);
    FD_SET(other, &readable);
    const int count = wait_for(std::max(STDIN_FILENO, other), &readable, nullptr, timeout);
    const auto has_bytes = [&](int fd) { return count > 0 && FD_ISSET(fd, &readable); };
    return {has_bytes(STDIN_FILENO), has_bytes(other), count == 0};
}

int wait_for_output(milliseconds timeout) {
    fd_set writable;
    FD_ZERO(&writable);
    FD_SET(STDOUT_FILENO, &writable);
    return wait_for(STDOUT_FILENO, nullptr, &writable, timeout);
}

}  // namespace rogue
