#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace rogue {

/// An exclusive lock on the folder of a file, held while this object lives. It ends with the
/// process, however that ends, and leaves no file behind.
class FolderLock {
public:
    /// If another process holds the lock, waits for at most `patience`. Throws std::system_error
    /// with a message that names the file; its code is std::errc::resource_unavailable_try_again if
    /// another process held the lock all that time.
    FolderLock(const std::string& file, std::chrono::milliseconds patience);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// False where the file system knows no locks. Others may then be using the folder too.
    bool held() const { return held_; }

private:
    std::intptr_t handle_;  // The system's handle.
    bool held_ = false;
};

}  // namespace rogue
