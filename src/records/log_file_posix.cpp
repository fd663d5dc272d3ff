#include <sys/stat.h>

#include <array>

#include "descriptor_posix.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"

namespace rogue {
namespace {

// Opens the file and locks it.
int open_locked(const std::string& path, int flags) {
    Descriptor file(path, flags | O_WRONLY | O_APPEND);
    if (file.open_failed()) {
        fail(path, (flags & O_CREAT) != 0 ? "can't make" : "can't open");
    }
    // A process that looks for unfinished runs may hold a new file's lock for a moment.
    if (file.lock((flags & O_CREAT) != 0 ? 0 : LOCK_NB) == EWOULDBLOCK) {
        fail(path, "is being played");
    }
    // The process that held the lock just now may have removed the file.
    struct stat status {};
    if (fstat(file.get(), &status) == 0 && (!S_ISREG(status.st_mode) || status.st_nlink == 0)) {
        errno = S_ISREG(status.st_mode) ? ENOENT : EINVAL;
        fail(path, "can't open");
    }
    return file.release();
}

}  // namespace

LogFile LogFile::create(std::string path) {
    const int file = open_locked(path, O_CREAT | O_EXCL);
    return {std::move(path), file};
}

LogFile LogFile::open(std::string path) {
    const int file = open_locked(link_target(path), O_NOFOLLOW);
    return {std::move(path), file};
}

LogFile::LogFile(LogFile&& other) noexcept : path_(std::move(other.path_)), handle_(other.handle_) {
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

void LogFile::cut(std::uint64_t size) {
    struct stat status {};
    const int file = static_cast<int>(handle_);
    if (fstat(file, &status) != 0 || (static_cast<std::uint64_t>(status.st_size) > size &&
                                      ftruncate(file, static_cast<off_t>(size)) != 0)) {
        fail(path_, "can't cut");
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
