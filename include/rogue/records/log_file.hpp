#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "rogue/base/outcome.hpp"
#include "rogue/records/file_system.hpp"

namespace rogue {

/// A file that is written only at its end and only by one process at a time. It is locked while it
/// is open, and the lock ends with the process, however that ends. Others may read the file. If the
/// file system knows no locks, the file is not locked, and kept() tells what others did to it.
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

    /// Returns the file itself, for a reader, who gets its first byte next. It stays open and
    /// locked as long as that is kept.
    std::shared_ptr<File> from_beginning() const;

    /// False where the file system knows no locks. Others may then be writing the file too.
    bool locked() const { return locked_; }

    /// Returns true if the file keeps all that it held when it was opened and that this object
    /// wrote since. If not, it was removed or moved away, or somebody else writes it. All, if the
    /// system does not tell.
    Kept kept() const;

    /// Writes at the end, by one system call. Returns how many of the bytes were written: at least
    /// one, but not always all.
    std::size_t append(std::string_view bytes);

    /// Shortens the file to `size` bytes. If it is no longer than that, it is not touched and keeps
    /// its time. The error is std::errc::resource_unavailable_try_again if somebody else writes it.
    void cut(std::uint64_t size);

    /// Sets the time at which the file was last written. Throws nothing: a file that keeps its
    /// time, as another user's does, only loses the `*` beside its score.
    void set_last_written(std::chrono::system_clock::time_point when);

    /// Returns when all that was written would survive a power cut.
    void flush();

    /// Removes the file. If that fails, or if the file has another name, it is empty afterwards, as
    /// far as it can be written. The object must not be used any more.
    void remove();

private:
    LogFile(const std::string& path, FileSystem::Access access, FileSystem& files);

    void expect(std::error_code error, std::string_view what) const;

    std::string path_;
    std::shared_ptr<File> file_;
    std::uint64_t size_ = 0;  // Of what it held when it was opened, and of what was written since.
    bool locked_ = false;
};

}  // namespace rogue
