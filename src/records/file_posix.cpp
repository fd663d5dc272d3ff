#include <sys/stat.h>

#include <array>
#include <cstdio>

#include "clock_time.hpp"
#include "descriptor_posix.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

/// The new contents of a file. They are in a temporary file beside it until they take its place.
class Replacement {
public:
    explicit Replacement(const std::string& path) : path_(path), file_(make_beside(path, name_)) {}
    ~Replacement() {
        if (!in_place_ && !file_.open_failed()) {
            unlink(name_.c_str());
        }
    }
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;

    bool made() const { return !file_.open_failed(); }

    // Takes the owner and the group too, as far as the system allows.
    bool take_mode_of(int other) const {
        struct stat status {};
        if (fstat(other, &status) != 0) {
            return false;
        }
        const bool same_group = fchown(file_.get(), status.st_uid, status.st_gid) == 0 ||
                                fchown(file_.get(), static_cast<uid_t>(-1), status.st_gid) == 0;
        constexpr mode_t kPermissions = 0777;
        constexpr mode_t kOthersOnly = 0707;  // Gives no rights to a group that is not the file's.
        return fchmod(file_.get(), status.st_mode & (same_group ? kPermissions : kOthersOnly)) == 0;
    }

    bool write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file_.get(), bytes.data(), bytes.size());
            if (written > 0) {
                bytes.remove_prefix(static_cast<std::size_t>(written));
            } else if (written == 0) {
                errno = EIO;  // The system sets no error.
                return false;
            } else if (errno != EINTR) {
                return false;
            }
        }
        return fsync(file_.get()) == 0;
    }

    bool take_place() {
        in_place_ = std::rename(name_.c_str(), path_.c_str()) == 0;
        return in_place_;
    }

private:
    static Descriptor make_beside(const std::string& path, std::string& name) {
        constexpr int kMostLeftovers = 100;
        for (int i = 0;; ++i) {
            name = text(path, ".", getpid(), "-", i, ".tmp");
            Descriptor file(name, O_WRONLY | O_CREAT | O_EXCL);
            if (!file.open_failed() || errno != EEXIST || i == kMostLeftovers) {
                return file;
            }
        }
    }

    std::string path_;
    std::string name_;
    Descriptor file_;
    bool in_place_ = false;
};

// Takes over the descriptor.
OpenFile stream_of(Descriptor file, const std::string& name) {
    OpenFile stream(file.open_failed() ? nullptr : fdopen(file.get(), "rb"));
    if (!stream) {
        fail(name, "can't open");
    }
    file.release();
    return stream;
}

// Takes the mode of the file `like` if that is given, else the mode of the old file if there is
// one.
bool take_mode(const Replacement& replacement, const Descriptor& old,
               const std::optional<std::string>& like) {
    if (like) {
        const Descriptor model(link_target(*like), O_RDONLY | O_NOFOLLOW);
        return !model.open_failed() && replacement.take_mode_of(model.get());
    }
    return old.open_failed() || replacement.take_mode_of(old.get());
}

// macOS still uses a name that is older than POSIX's.
timespec last_written_of(const auto& status) {
    if constexpr (requires { status.st_mtim; }) {
        return status.st_mtim;
    } else {
        return status.st_mtimespec;
    }
}

}  // namespace

// The system follows the links, because those in /dev/fd lead to files that may have no name.
OpenFile open_file(const std::string& path) {
    link_target(path);  // Throws for a link that must not be followed.
    Descriptor file(path, O_RDONLY);
    file.expect_plain_file(path);
    return stream_of(std::move(file), path);
}

OpenFile open_standard_input() {
    return stream_of(Descriptor(dup(STDIN_FILENO)), "standard input");
}

OpenFile temporary_file() {
    OpenFile file(std::tmpfile());
    if (!file) {
        fail("a temporary file", "can't make");
    }
    return file;
}

std::optional<std::string> read_file(const std::string& path) {
    const Descriptor file(link_target(path), O_RDONLY | O_NOFOLLOW);
    if (file.open_failed()) {
        if (errno == ENOENT) {
            return std::nullopt;
        }
        fail(path, "can't open");
    }
    file.expect_plain_file(path);
    std::string contents;
    std::array<char, 1 << 16> chunk;
    while (contents.size() <= kLargestFile) {
        const ssize_t got = read(file.get(), chunk.data(), chunk.size());
        if (got > 0) {
            contents.append(chunk.data(), static_cast<std::size_t>(got));
        } else if (got == 0) {
            return contents;
        } else if (errno != EINTR) {
            fail(path, "can't read");
        }
    }
    errno = EFBIG;
    fail(path, "is larger than 64 MB");
}

std::chrono::system_clock::time_point last_written(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0) {
        return {};
    }
    const timespec time = last_written_of(status);
    return clock_time(std::chrono::seconds(time.tv_sec), std::chrono::nanoseconds(time.tv_nsec));
}

// What is there already and is no folder is found out by whoever makes a file in it.
void make_folder(const std::string& path) {
    constexpr mode_t kOwnerOnly = 0700;
    const std::string parent = folder_of(path);
    int result = mkdir(path.c_str(), kOwnerOnly);
    if (result != 0 && errno == ENOENT && parent != path) {
        make_folder(parent);
        result = mkdir(path.c_str(), kOwnerOnly);
    }
    if (result != 0 && errno != EEXIST) {
        fail(path, "can't make");
    }
}

void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like) {
    const std::string target = link_target(path);
    const Descriptor old(target, O_WRONLY | O_NOFOLLOW);
    if (old.open_failed() && errno != ENOENT) {
        fail(target, "can't write");
    }
    old.expect_plain_file(target);
    Replacement replacement(target);
    if (!replacement.made() || !take_mode(replacement, old, like) || !replacement.write(contents) ||
        !replacement.take_place()) {
        fail(target, "can't write");
    }
    // The new name survives a power cut only if its folder is flushed too. If that fails, the
    // contents are still in place.
    const Descriptor folder(folder_of(target), O_RDONLY);
    fsync(folder.get());
}

}  // namespace rogue
