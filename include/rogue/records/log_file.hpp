#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "rogue/records/file_system.hpp"
#include "rogue/records/record_state.hpp"

namespace rogue {

/// A file that is only written at its end, by one process at a time. It is locked while it is open,
/// and the lock ends with the process, however that ends. Others may read the file. Where the file
/// system has no locks, the file is not locked, and record_state() tells what others did to it.
///
/// Failures throw std::system_error with a message that names the file.
class LogFile {
public:
    /// Makes the file. The error is std::errc::file_exists if it exists.
    static LogFile create(const std::string& path, FileSystem& files = system_files());

    /// Opens an existing file. The error is std::errc::resource_unavailable_try_again if another
    /// process has it open.
    static LogFile open(const std::string& path, FileSystem& files = system_files());

    LogFile(LogFile&&) = default;
    LogFile& operator=(LogFile&&) = default;

    const std::string& path() const { return path_; }

    /// Returns the file for reading from its first byte on. While that is kept, it stays locked.
    std::shared_ptr<File> from_beginning() const;

    /// False where the file system has no locks. Others may then be writing the file too.
    bool locked() const { return locked_; }

    /// Returns RecordState::complete if the file holds what it did when opened and what was
    /// appended since, or if the system does not tell. Else returns RecordState::removed or
    /// RecordState::played_elsewhere.
    RecordState record_state() const;

    /// Writes at the end, by one system call. Returns how many bytes were written, at least one.
    std::size_t append(std::string_view bytes);

    /// Shortens the file to `size` bytes. If it is no longer than that, it is untouched and keeps
    /// its time. The error is std::errc::resource_unavailable_try_again if another process writes.
    void cut(std::uint64_t size);

    /// Sets the time of the last write. Does not throw: if the time can't be set, as with another
    /// user's file, only the `*` beside the run's score is lost.
    void set_last_written(std::chrono::system_clock::time_point when);

    void flush();

    /// Removes the file. If that fails, or if the file has another name, it is emptied if it can be
    /// written. The object must not be used any more.
    void remove();

private:
    LogFile(const std::string& path, FileSystem::Access access, FileSystem& files);

    void throw_if(std::error_code error, std::string_view what) const;

    std::string path_;
    std::shared_ptr<File> file_;
    std::uint64_t size_ = 0;  // The size when opened, and of what was written since.
    bool locked_ = false;
};

}  // namespace rogue
