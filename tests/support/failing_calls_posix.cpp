#include "tests/support/failing_calls.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstring>
#include <map>
#include <string_view>

namespace rogue::test {
namespace {

int calls_left = 0;  // Including the one that meets the fault; 0 if none will.

struct State {
    Fault fault{};
    std::map<std::string_view, int> counts;
    std::string met;
};

State& state() {
    static State the;
    return the;
}

// The fault that this call meets, or null.
const Fault* fault_of(std::string_view name) {
    if (calls_left == 0) {
        return nullptr;
    }
    State& now = state();
    const int which = ++now.counts[name];
    if (--calls_left > 0) {
        return nullptr;
    }
    now.met = std::string(name) + " " + std::to_string(which);
    return &now.fault;
}

// Makes the call, or lets it meet the fault.
template <typename Call>
auto call(std::string_view name, const Call& real) -> decltype(real()) {
    const Fault* fault = fault_of(name);
    if (fault == nullptr || fault->kind == Fault::Kind::short_write ||
        fault->kind == Fault::Kind::no_write) {
        return real();
    }
    if (fault->kind == Fault::Kind::killed) {
        raise(SIGKILL);
    }
    errno = fault->error;
    return -1;
}

}  // namespace

std::string Fault::text() const {
    switch (kind) {
        case Kind::error:
            return std::strerror(error);
        case Kind::short_write:
            return "written by half";
        case Kind::no_write:
            return "not written";
        case Kind::killed:
            return "killed";
    }
    return {};
}

FailingCalls::FailingCalls(int nth, Fault fault) {
    state() = {fault, {}, {}};
    calls_left = nth;
}

FailingCalls::~FailingCalls() {
    disarm();
}

void FailingCalls::disarm() const {
    calls_left = 0;
}

std::string FailingCalls::met() const {
    return state().met;
}

}  // namespace rogue::test

// With --wrap=X the linker makes a call of X a call of __wrap_X, and __real_X means X.

using rogue::test::call;
using rogue::test::Fault;

extern "C" {

int __real_open(const char* path, int flags, ...);
ssize_t __real_read(int fd, void* bytes, std::size_t size);
ssize_t __real_write(int fd, const void* bytes, std::size_t size);
int __real_fsync(int fd);
int __real_fstat(int fd, struct stat* status);
int __real_fchown(int fd, uid_t owner, gid_t group);
int __real_fchmod(int fd, mode_t mode);
int __real_ftruncate(int fd, off_t size);
int __real_rename(const char* from, const char* to);
int __real_flock(int fd, int operation);
ssize_t __real_readlink(const char* path, char* target, std::size_t size);

int __wrap_open(const char* path, int flags, ...) {
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0) {  // Otherwise there is no third argument.
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    return call("open", [&] { return __real_open(path, flags, mode); });
}

ssize_t __wrap_read(int fd, void* bytes, std::size_t size) {
    return call("read", [&] { return __real_read(fd, bytes, size); });
}

ssize_t __wrap_write(int fd, const void* bytes, std::size_t size) {
    const Fault* fault = rogue::test::fault_of("write");
    if (fault == nullptr) {
        return __real_write(fd, bytes, size);
    }
    if (fault->kind == Fault::Kind::error) {
        errno = fault->error;
        return -1;
    }
    if (fault->kind == Fault::Kind::no_write) {
        return 0;
    }
    const ssize_t written = __real_write(fd, bytes, (size + 1) / 2);
    if (fault->kind == Fault::Kind::killed) {
        raise(SIGKILL);
    }
    return written;
}

int __wrap_fsync(int fd) {
    return call("fsync", [&] { return __real_fsync(fd); });
}

int __wrap_fstat(int fd, struct stat* status) {
    return call("fstat", [&] { return __real_fstat(fd, status); });
}

int __wrap_fchown(int fd, uid_t owner, gid_t group) {
    return call("fchown", [&] { return __real_fchown(fd, owner, group); });
}

int __wrap_fchmod(int fd, mode_t mode) {
    return call("fchmod", [&] { return __real_fchmod(fd, mode); });
}

int __wrap_ftruncate(int fd, off_t size) {
    return call("ftruncate", [&] { return __real_ftruncate(fd, size); });
}

int __wrap_rename(const char* from, const char* to) {
    return call("rename", [&] { return __real_rename(from, to); });
}

int __wrap_flock(int fd, int operation) {
    return call("flock", [&] { return __real_flock(fd, operation); });
}

ssize_t __wrap_readlink(const char* path, char* target, std::size_t size) {
    return call("readlink", [&] { return __real_readlink(path, target, size); });
}

}  // extern "C"
