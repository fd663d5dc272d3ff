#include "rogue/records/folder_lock.hpp"

#include "descriptor_posix.hpp"
#include "patience.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

constexpr const char* kCantLock = "its folder can't be locked";

// Whether the error means that the file system knows no locks, as some network file systems do not.
bool means_no_locks(int error) {
    return error == ENOLCK || error == ENOSYS || error == EOPNOTSUPP || error == EINVAL;
}

}  // namespace

// Locks the folder, not the file, because the folder stays the same when the file is replaced.
FolderLock::FolderLock(const std::string& file, std::chrono::milliseconds patience) {
    Descriptor folder(folder_of(file), O_RDONLY | O_DIRECTORY);
    if (folder.open_failed()) {
        fail(file, kCantLock);
    }
    const Patience left(patience);
    int error = folder.lock(LOCK_NB);
    while (error == EWOULDBLOCK && left.wait()) {
        error = folder.lock(LOCK_NB);
    }
    if (error != 0 && !means_no_locks(error)) {
        errno = error;
        fail(file, error == EWOULDBLOCK ? "its folder is locked by another process" : kCantLock);
    }
    held_ = error == 0;
    handle_ = folder.release();
}

FolderLock::~FolderLock() {
    close(static_cast<int>(handle_));
}

}  // namespace rogue
