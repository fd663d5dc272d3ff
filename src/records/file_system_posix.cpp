#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <string>
#include <utility>

#include "records/clock_time.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

std::error_code last_error() {
    return {errno, std::generic_category()};
}

// Returns the error of a call that returns -1 on failure.
std::error_code error_of(int result) {
    return result == 0 ? std::error_code() : last_error();
}

// Ignores the error if the file system can't do the request or refuses it.
std::error_code unless_refused(std::error_code error) {
    return is_unsupported_or_denied(error) ? std::error_code() : error;
}

// Returns how many bytes a call moved: what it returned, or 0 with an error if that is negative.
std::size_t bytes_moved(ssize_t moved, std::error_code& error) {
    if (moved < 0) {
        error = last_error();
        return 0;
    }
    return static_cast<std::size_t>(moved);
}

// macOS still uses a name from before POSIX.
timespec last_written_of(const auto& status) {
    if constexpr (requires { status.st_mtim; }) {
        return status.st_mtim;
    } else {
        return status.st_mtimespec;
    }
}

class Descriptor final : public File {
public:
    /// `path` is where others find the file, if that matters. `other` is kept open as long.
    explicit Descriptor(int fd, std::string path = {}, std::unique_ptr<File> other = {})
        : fd_(fd), path_(std::move(path)), other_(std::move(other)) {}
    ~Descriptor() override { close(fd_); }

    std::size_t read(std::span<char> bytes, std::error_code& error) override {
        return bytes_moved(::read(fd_, bytes.data(), bytes.size()), error);
    }

    std::error_code seek(std::uint64_t place) override {
        return lseek(fd_, static_cast<off_t>(place), SEEK_SET) < 0 ? last_error()
                                                                   : std::error_code();
    }

    std::size_t write(std::string_view bytes, std::error_code& error) override {
        return bytes_moved(::write(fd_, bytes.data(), bytes.size()), error);
    }

    std::error_code cut(std::uint64_t size) override {
        return error_of(ftruncate(fd_, static_cast<off_t>(size)));
    }

    // macOS does not declare fdatasync.
    std::error_code flush() override {
#ifdef __APPLE__
        return unless_refused(error_of(fsync(fd_)));
#else
        return unless_refused(error_of(fdatasync(fd_)));
#endif
    }

    std::error_code lock(bool wait) override {
        return error_of(flock(fd_, LOCK_EX | (wait ? 0 : LOCK_NB)));
    }

    Status status(std::error_code& error) override {
        struct stat status {};
        error = error_of(fstat(fd_, &status));
        return {S_ISREG(status.st_mode), path_.empty() || is_at_path(status),
                static_cast<std::uint64_t>(status.st_size), S_ISFIFO(status.st_mode)};
    }

    std::error_code set_last_written(std::chrono::system_clock::time_point when) override {
        const auto seconds = std::chrono::floor<std::chrono::seconds>(when);
        timespec time{};
        time.tv_sec = static_cast<std::time_t>(seconds.time_since_epoch().count());
        time.tv_nsec = static_cast<long>(std::chrono::nanoseconds(when - seconds).count());
        const std::array<timespec, 2> times{{time, time}};
        return error_of(futimens(fd_, times.data()));
    }

    // FAT has one mode and one group for all files, and refuses to change them.
    std::error_code copy_mode_of(const File& other) override {
        struct stat model {};
        struct stat own {};
        if (fstat(dynamic_cast<const Descriptor&>(other).fd_, &model) != 0 ||
            fstat(fd_, &own) != 0) {
            return last_error();
        }
        const bool same_group = fchown(fd_, model.st_uid, model.st_gid) == 0 ||
                                own.st_gid == model.st_gid ||
                                fchown(fd_, static_cast<uid_t>(-1), model.st_gid) == 0;
        constexpr mode_t kPermissions = 0777;
        constexpr mode_t kOthersOnly = 0707;  // No rights for a group that is not the model's.
        return unless_refused(
            error_of(fchmod(fd_, model.st_mode & (same_group ? kPermissions : kOthersOnly))));
    }

    // Empties the file only if it still has a name, because others may be reading it.
    Removed remove(const std::string& path) override {
        const std::error_code error = error_of(unlink(path.c_str()));
        struct stat status {};
        const bool named = fstat(fd_, &status) == 0 && status.st_nlink > 0;
        return {error, named && !cut(0)};
    }

private:
    // Returns false for a file that was moved away, even if a copy took its place.
    bool is_at_path(const struct stat& own) const {
        struct stat there {};
        if (stat(path_.c_str(), &there) != 0) {
            return errno != ENOENT && errno != ENOTDIR && own.st_nlink > 0;
        }
        // Some FUSE and network file systems number a file anew at each look.
        const timespec written = last_written_of(own);
        const timespec written_there = last_written_of(there);
        return (there.st_dev == own.st_dev && there.st_ino == own.st_ino) ||
               (own.st_nlink > 0 && there.st_size == own.st_size &&
                written_there.tv_sec == written.tv_sec && written_there.tv_nsec == written.tv_nsec);
    }

    int fd_;
    std::string path_;
    std::unique_ptr<File> other_;
};

int flags_of(FileSystem::Access access) {
    switch (access) {
        case FileSystem::Access::read:
        case FileSystem::Access::wait:
            return O_RDONLY;
        case FileSystem::Access::overwrite:
            return O_WRONLY;
        case FileSystem::Access::extend:
            return O_RDWR | O_APPEND;
        case FileSystem::Access::make:
            return O_RDWR | O_APPEND | O_CREAT | O_EXCL;
    }
    return 0;
}

int open_folder(const std::string& path) {
    return open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

// Checks the rights of the effective user, who would write, where access() checks the real user.
bool allowed(const std::string& path, int access) {
    return faccessat(AT_FDCWD, path.c_str(), access, AT_EACCESS) == 0;
}

class SystemFiles final : public FileSystem {
public:
    std::unique_ptr<File> open(const std::string& path, Access access,
                               std::error_code& error) override {
        const int patience = access == Access::wait ? 0 : O_NONBLOCK;
        const bool extended = access == Access::extend || access == Access::make;
        return file_of(::open(path.c_str(), flags_of(access) | O_CLOEXEC | patience, 0666), error,
                       extended ? path : "");
    }

    std::unique_ptr<File> open_standard_input(std::error_code& error) override {
        return file_of(dup(STDIN_FILENO), error);
    }

    std::error_code replace(const std::string& from, const std::string& to) override {
        return error_of(std::rename(from.c_str(), to.c_str()));
    }

    std::error_code flush_folder(const std::string& path) override {
        const int fd = open_folder(path);
        const std::error_code error = error_of(fsync(fd));
        close(fd);
        return error;
    }

    std::error_code remove(const std::string& path) override {
        return error_of(unlink(path.c_str()));
    }

    std::error_code make_folder(const std::string& path) override {
        constexpr mode_t kOwnerOnly = 0700;
        return error_of(mkdir(path.c_str(), kOwnerOnly));
    }

    // Also locks the file, if it exists: one that is mounted by itself has other folders elsewhere.
    std::unique_ptr<File> lock_folder(const std::string& file, std::error_code& error) override {
        const int folder = open_folder(folder_of(file));
        if (folder < 0) {
            error = last_error();
            return nullptr;
        }
        std::error_code untold;
        std::unique_ptr<File> itself = open(file, Access::overwrite, untold);
        untold = itself ? itself->lock(false) : untold;
        auto lock = std::make_unique<Descriptor>(folder, "", std::move(itself));
        error = lock->lock(false);
        if (!error && untold == std::errc::resource_unavailable_try_again) {
            error = untold;
        }
        return error ? nullptr : std::move(lock);
    }

    std::chrono::system_clock::time_point last_written(const std::string& path,
                                                       std::error_code& error) override {
        struct stat status {};
        error = error_of(stat(path.c_str(), &status));
        const timespec time = last_written_of(status);
        return clock_time(std::chrono::seconds(time.tv_sec),
                          std::chrono::nanoseconds(time.tv_nsec));
    }

    bool may_write(const std::string& path) override {
        const std::string target = link_target(path);
        const std::string folder = folder_of(target);  // It must be open for its lock.
        return allowed(folder, R_OK | X_OK) &&
               (allowed(target, R_OK | W_OK) || (errno == ENOENT && allowed(folder, W_OK)));
    }

private:
    static std::unique_ptr<File> file_of(int fd, std::error_code& error, std::string path = {}) {
        if (fd < 0) {
            error = last_error();
            return nullptr;
        }
        return std::make_unique<Descriptor>(fd, std::move(path));
    }
};

}  // namespace

FileSystem& system_files() {
    static SystemFiles files;
    return files;
}

unsigned long process_number() {
    return static_cast<unsigned long>(getpid());
}

}  // namespace rogue
