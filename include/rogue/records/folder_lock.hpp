#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace rogue {

/// An exclusive lock on the folder of a file, for as long as it lives. It ends with the process,
/// however that ends, and leaves no file behind.
class FolderLock {
public:
    /// Waits at most `patience` for whoever holds it. Throws std::system_error with a message that
    /// names the file: with std::errc::resource_unavailable_try_again if another process held the
    /// lock all that time.
    FolderLock(const std::string& file, std::chrono::milliseconds patience);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// False where the file system knows no locks: there others may be in the folder as well.
    bool held() const { return held_; }

private:
    std::intptr_t handle_;  // The system's.
    bool held_ = false;
};

}  // namespace rogue
