#include <sys/stat.h>

#include <array>

#include "descriptor_posix.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"

namespace rogue {
namespace {

// Fails for a file that is none. The process that held its lock just now may have removed it.
void expect_file(const std::string& path, const struct stat& status) {
    if (!S_ISREG(status.st_mode) || status.st_nlink == 0) {
        errno = S_ISREG(status.st_mode) ? ENOENT : EINVAL;
        fail(path, "can't open");
    }
}

}  // namespace

// If the system does not tell the size of a new file, that is 0.
LogFile::Opened LogFile::open_locked(const std::string& path, bool make) {
    Descriptor file(path, (make ? O_CREAT | O_EXCL : O_NOFOLLOW) | O_WRONLY | O_APPEND);
    if (file.open_failed()) {
        fail(path, make ? "can't make" : "can't open");
    }
    // A process that looks for unfinished runs may hold a new file's lock for a moment.
    const int no_lock = file.lock(make ? 0 : LOCK_NB);
    if (no_lock == EWOULDBLOCK) {
        errno = no_lock;
        fail(path, "is being played");
    }
    struct stat status {};
    if (fstat(file.get(), &status) == 0) {
        expect_file(path, status);
    } else if (!make) {
        fail(path, "can't open");
    }
    return {file.release(), static_cast<std::uint64_t>(status.st_size), no_lock == 0};
}

LogFile LogFile::create(std::string path) {
    const Opened file = open_locked(path, true);
    return {std::move(path), file};
}

LogFile LogFile::open(std::string path) {
    const Opened file = open_locked(link_target(path), false);
    return {std::move(path), file};
}

LogFile::LogFile(LogFile&& other) noexcept
    : path_(std::move(other.path_)),
      handle_(other.handle_),
      size_(other.size_),
      locked_(other.locked_) {
    other.handle_ = -1;
}

LogFile::~LogFile() {
    if (handle_ >= 0) {
        close(static_cast<int>(handle_));
    }
}

std::size_t LogFile::append(std::string_view bytes) {
    while (true) {
        const ssize_t written = write(static_cast<int>(handle_), bytes.data(), bytes.size());
        if (written > 0) {
            size_ += static_cast<std::size_t>(written);
            return static_cast<std::size_t>(written);
        }
        if (written == 0) {
            errno = EIO;  // The system sets no error.
        }
        if (errno != EINTR) {
            fail(path_, "can't write");
        }
    }
}

LogFile::Fate LogFile::fate() const {
    struct stat status {};
    if (fstat(static_cast<int>(handle_), &status) != 0) {
        return Fate::whole;
    }
    if (status.st_nlink == 0) {
        return Fate::removed;
    }
    return static_cast<std::uint64_t>(status.st_size) == size_ ? Fate::whole : Fate::changed;
}

void LogFile::cut(std::uint64_t size) {
    if (fate() == Fate::changed) {
        errno = EAGAIN;
        fail(path_, "is being played");
    }
    if (size_ > size) {
        if (ftruncate(static_cast<int>(handle_), static_cast<off_t>(size)) != 0) {
            fail(path_, "can't cut");
        }
        size_ = size;
    }
}

void LogFile::set_last_written(std::chrono::system_clock::time_point when) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(when);
    timespec time{};
    time.tv_sec = seconds.time_since_epoch().count();
    time.tv_nsec = static_cast<long>(std::chrono::nanoseconds(when - seconds).count());
    const std::array<timespec, 2> times{{time, time}};
    if (futimens(static_cast<int>(handle_), times.data()) != 0) {
        fail(path_, "can't set the time");
    }
}

void LogFile::flush() {
    if (fsync(static_cast<int>(handle_)) != 0) {
        fail(path_, "can't flush");
    }
}

// It is emptied only if it has a name left: others may be reading it.
void LogFile::remove() {
    const int file = static_cast<int>(handle_);
    const int why = unlink(path_.c_str()) == 0 ? 0 : errno;
    struct stat status {};
    const bool has_name = fstat(file, &status) == 0 && status.st_nlink > 0;
    const bool emptied = has_name && ftruncate(file, 0) == 0;
    if (why != 0) {
        errno = why;
        fail(path_, emptied ? "emptied, can't remove" : "can't remove");
    }
}

}  // namespace rogue
