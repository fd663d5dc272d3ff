#include <sys/file.h>

#include <thread>

#include "descriptor_posix.hpp"
#include "rogue/records/folder_lock.hpp"

namespace rogue {

// The folder, because it is still the same when the file has been replaced.
FolderLock::FolderLock(const std::string& folder, std::chrono::milliseconds patience)
    : handle_(Descriptor(folder, O_RDONLY | O_DIRECTORY).release()) {
    constexpr std::chrono::milliseconds kBetweenTries{5};
    const int fd = static_cast<int>(handle_);
    const auto until = std::chrono::steady_clock::now() + patience;
    while (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || std::chrono::steady_clock::now() >= until) {
            return;
        }
        std::this_thread::sleep_for(kBetweenTries);
    }
    held_ = fd >= 0;
}

FolderLock::~FolderLock() {
    if (handle_ >= 0) {
        close(static_cast<int>(handle_));
    }
}

}  // namespace rogue
