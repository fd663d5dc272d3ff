#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace rogue {

/// A file that is written only at its end and only by one process at a time. It is locked while it
/// is open, and the lock ends with the process, however that ends. Others may read the file. If the
/// file system knows no locks, the file is not locked.
///
/// Failures throw std::system_error with a message that names the file.
class LogFile {
public:
    /// Makes the file. The error is std::errc::file_exists if it exists.
    static LogFile create(std::string path);

    /// Opens an existing file. The error is std::errc::resource_unavailable_try_again if another
    /// process has it open.
    static LogFile open(std::string path);

    LogFile(LogFile&& other) noexcept;
    LogFile& operator=(LogFile&&) = delete;
    ~LogFile();

    const std::string& path() const { return path_; }

    /// Writes at the end, by one system call. Returns how many of the bytes were written: at least
    /// one, but not always all.
    std::size_t append(std::string_view bytes);

    /// Shortens the file to `size` bytes. If it is no longer than that, it is not touched and keeps
    /// its time.
    void cut(std::uint64_t size);

    /// Sets the time at which the file was last written.
    void set_last_written(std::chrono::system_clock::time_point when);

    /// Returns when all that was written would survive a power cut.
    void flush();

    /// Removes the file. If that fails, or if the file has another name, it is empty afterwards, as
    /// far as it can be written. The object must not be used any more.
    void remove();

private:
    LogFile(std::string path, std::intptr_t handle) : path_(std::move(path)), handle_(handle) {}

    std::string path_;
    std::intptr_t handle_;  // The system's handle.
};

}  // namespace rogue
