#pragma once

#include <fcntl.h>
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
    Descriptor(const std::string& path, int flags)
        : fd_(open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
    ~Descriptor() {
        if (fd_ >= 0) {
            close(fd_);
        }
    }
    Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool open_failed() const { return fd_ < 0; }
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
