#include "rogue/records/folder_lock.hpp"

#include "descriptor_posix.hpp"
#include "patience.hpp"

namespace rogue {
namespace {

// What the system says where locks are unknown, as on some network file systems.
bool means_no_locks(int error) {
    return error == ENOLCK || error == ENOSYS || error == EOPNOTSUPP || error == EINVAL;
}

}  // namespace

// The folder, because it is still the same when the file has been replaced.
FolderLock::FolderLock(const std::string& folder, std::chrono::milliseconds patience) {
    Descriptor file(folder, O_RDONLY | O_DIRECTORY);
    if (file.open_failed()) {
        fail(folder, "can't lock");
    }
    const Patience left(patience);
    int error = file.lock(LOCK_NB);
    while (error == EWOULDBLOCK && left.wait()) {
        error = file.lock(LOCK_NB);
    }
    if (error != 0 && !means_no_locks(error)) {
        errno = error;
        fail(folder, error == EWOULDBLOCK ? "is locked by another process" : "can't lock");
    }
    held_ = error == 0;
    handle_ = file.release();
}

FolderLock::~FolderLock() {
    close(static_cast<int>(handle_));
}

}  // namespace rogue
