#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

// Files, as far as the standard library does not reach: whole, durable and locked. Failures throw
// std::system_error with a message that names the file.

/// All that is in the file; nothing if there is no such file.
std::optional<std::string> read_file(const std::string& path);

/// Replaces the file, or makes it. Whoever reads it, at any time and after a power cut, finds the
/// old contents or the new ones, whole: they go to a temporary file beside it, are flushed to the
/// disk and renamed.
void replace_file(const std::string& path, std::string_view contents);

/// The folder a file is in; "." for a bare name.
std::string folder_of(const std::string& path);

/// The folder of the running program.
std::string program_folder();

/// An exclusive lock on a folder, for as long as it lives. It ends with the process, however that
/// ends, and leaves no file behind.
class FolderLock {
public:
    /// Waits at most `patience` for whoever holds it.
    FolderLock(const std::string& folder, std::chrono::milliseconds patience);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// False if it could not be had; the reason does not matter.
    bool held() const { return held_; }

private:
    int folder_;
    bool held_ = false;
};

}  // namespace rogue
