#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace rogue {

/// A file written at its end only and by one process at a time: it is locked as long as it is open,
/// and the lock ends with the process, however that ends. Others may read it. Where the file system
/// knows no locks there is none.
///
/// Failures throw std::system_error with a message that names the file.
class LogFile {
public:
    /// Makes the file; with std::errc::file_exists if there is one.
    static LogFile create(std::string path);

    /// Opens a file that is there; with std::errc::resource_unavailable_try_again if another
    /// process has it open.
    static LogFile open(std::string path);

    LogFile(LogFile&& other) noexcept;
    LogFile& operator=(LogFile&&) = delete;
    ~LogFile();

    const std::string& path() const { return path_; }

    /// Writes at the end, by one call to the system. Returns how many of the bytes were written: at
    /// least one, not always all.
    std::size_t append(std::string_view bytes);

    /// Cuts off what is behind the first `size` bytes. A file without more is left alone, its time
    /// too.
    void cut(std::uint64_t size);

    /// Makes that the time at which it was last written.
    void set_last_written(std::chrono::system_clock::time_point when);

    /// Returns once what was written would survive a power cut.
    void flush();

    /// Empties the file and removes it: what can't be removed holds nothing then, if it can be
    /// written. Nothing may be done with it any more.
    void remove();

private:
    LogFile(std::string path, std::intptr_t handle) : path_(std::move(path)), handle_(handle) {}

    std::string path_;
    std::intptr_t handle_;  // The system's.
};

}  // namespace rogue
