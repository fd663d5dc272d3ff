#pragma once

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

#include "rogue/base/text.hpp"

namespace rogue {

/// Throws what errno says of the file.
[[noreturn]] inline void fail(const std::string& path, std::string_view what) {
    throw std::system_error(errno, std::generic_category(), text(path, ": ", what));
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    /// Does not wait for whoever may be at the other end of a pipe.
    Descriptor(const std::string& path, int flags)
        : fd_(open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, 0666)) {}
    ~Descriptor() {
        if (fd_ >= 0) {
            close(fd_);
        }
    }
    Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool open_failed() const { return fd_ < 0; }

    /// Throws if it is open and no plain file: a device would be lost by being replaced.
    void expect_plain_file(const std::string& path) const {
        struct stat status {};
        if (!open_failed() && fstat(fd_, &status) == 0 && !S_ISREG(status.st_mode)) {
            errno = EINVAL;
            fail(path, "is no file");
        }
    }

    /// Locks it against other processes for as long as it is open, by flock(); with LOCK_NB without
    /// waiting for one that has. Returns 0 or what errno says: EWOULDBLOCK if one has.
    int lock(int wait) const {
        while (flock(fd_, LOCK_EX | wait) != 0) {
            if (errno != EINTR) {  // A signal says nothing about the lock.
                return errno;
            }
        }
        return 0;
    }

    int get() const { return fd_; }

    /// Leaves it open, to another owner.
    int release() {
        const int fd = fd_;
        fd_ = -1;
        return fd;
    }

private:
    int fd_;
};

}  // namespace rogue
