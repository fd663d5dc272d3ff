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

/// Throws what errno says about the file.
[[noreturn]] inline void fail(const std::string& path, std::string_view what) {
    throw std::system_error(errno, std::generic_category(), text(path, ": ", what));
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    /// Opening a pipe does not wait for its other end.
    Descriptor(const std::string& path, int flags)
        : fd_(open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, 0666)) {}
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor() {
        if (fd_ >= 0) {
            close(fd_);
        }
    }
    Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool open_failed() const { return fd_ < 0; }

    /// Throws if it is open but is not a plain file: replacing a device would destroy it.
    void expect_plain_file(const std::string& path) const {
        struct stat status {};
        if (!open_failed() && fstat(fd_, &status) == 0 && !S_ISREG(status.st_mode)) {
            errno = EINVAL;
            fail(path, "is not a regular file");
        }
    }

    /// Locks it against other processes while it is open, by flock(). With LOCK_NB it does not wait
    /// for another process that has the lock. Returns 0 or errno, which is EWOULDBLOCK in that
    /// case.
    int lock(int wait) const {
        while (flock(fd_, LOCK_EX | wait) != 0) {
            if (errno != EINTR) {  // A signal tells nothing about the lock.
                return errno;
            }
        }
        return 0;
    }

    int get() const { return fd_; }

    /// Gives the open descriptor to another owner.
    int release() {
        const int fd = fd_;
        fd_ = -1;
        return fd;
    }

private:
    int fd_;
};

}  // namespace rogue
