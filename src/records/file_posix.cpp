#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <system_error>
#include <thread>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

[[noreturn]] void fail(const std::string& path, std::string_view what) {
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
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool open_failed() const { return fd_ < 0; }
    int get() const { return fd_; }

private:
    int fd_;
};

bool write_all(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(fd, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return true;
}

bool write_durably(const std::string& path, std::string_view contents) {
    const Descriptor file(path, O_WRONLY | O_CREAT | O_TRUNC);
    return !file.open_failed() && write_all(file.get(), contents) && fsync(file.get()) == 0;
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
    const Descriptor file(path, O_RDONLY);
    if (file.open_failed()) {
        if (errno == ENOENT) {
            return std::nullopt;
        }
        fail(path, "can't open");
    }
    std::string contents;
    std::array<char, 4096> chunk;
    while (true) {
        const ssize_t got = read(file.get(), chunk.data(), chunk.size());
        if (got == 0) {
            return contents;
        }
        if (got > 0) {
            contents.append(chunk.data(), static_cast<std::size_t>(got));
        } else if (errno != EINTR) {
            fail(path, "can't read");
        }
    }
}

void replace_file(const std::string& path, std::string_view contents) {
    const std::string temporary = text(path, ".", getpid(), ".tmp");
    if (!write_durably(temporary, contents) || std::rename(temporary.c_str(), path.c_str()) != 0) {
        const int error = errno;
        unlink(temporary.c_str());
        errno = error;
        fail(path, "can't write");
    }
    // The name is durable only once its folder is. The contents are in place all the same.
    const Descriptor folder(folder_of(path), O_RDONLY | O_DIRECTORY);
    fsync(folder.get());
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string program_folder() {
    std::array<char, PATH_MAX> path;
    const ssize_t size = readlink("/proc/self/exe", path.data(), path.size());
    if (size < 0) {
        fail("/proc/self/exe", "can't tell where the program is");
    }
    return folder_of({path.data(), static_cast<std::size_t>(size)});
}

// The folder, because it is still the same when the file has been replaced.
FolderLock::FolderLock(const std::string& folder, std::chrono::milliseconds patience)
    : folder_(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    constexpr std::chrono::milliseconds kBetweenTries{5};
    const auto until = std::chrono::steady_clock::now() + patience;
    while (folder_ >= 0 && flock(folder_, LOCK_EX | LOCK_NB) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || std::chrono::steady_clock::now() >= until) {
            return;
        }
        std::this_thread::sleep_for(kBetweenTries);
    }
    held_ = folder_ >= 0;
}

FolderLock::~FolderLock() {
    if (folder_ >= 0) {
        close(folder_);
    }
}

}  // namespace rogue
