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
/// file system knows no locks, the file is not locked, and fate() tells what others did to it.
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

    /// False where the file system knows no locks. Others may then be writing the file too.
    bool locked() const { return locked_; }

    /// What has become of the file since it was opened.
    enum class Fate : std::uint8_t {
        whole,    ///< It holds what it held then, and what this object wrote.
        removed,  ///< It has no name any more, so nobody can find what is written to it.
        changed,  ///< It is longer or shorter than that: somebody else writes it.
    };

    /// If the system does not tell, the file is taken for whole.
    Fate fate() const;

    /// Writes at the end, by one system call. Returns how many of the bytes were written: at least
    /// one, but not always all.
    std::size_t append(std::string_view bytes);

    /// Shortens the file to `size` bytes. If it is no longer than that, it is not touched and keeps
    /// its time. The error is std::errc::resource_unavailable_try_again if somebody else writes it.
    void cut(std::uint64_t size);

    /// Sets the time at which the file was last written.
    void set_last_written(std::chrono::system_clock::time_point when);

    /// Returns when all that was written would survive a power cut.
    void flush();

    /// Removes the file. If that fails, or if the file has another name, it is empty afterwards, as
    /// far as it can be written. The object must not be used any more.
    void remove();

private:
    /// A file that has been opened.
    struct Opened {
        std::intptr_t handle;  // The system's handle.
        std::uint64_t size;
        bool locked;
    };

    LogFile(std::string path, Opened opened)
        : path_(std::move(path)),
          handle_(opened.handle),
          size_(opened.size),
          locked_(opened.locked) {}

    static Opened open_locked(const std::string& path, bool make);

    std::string path_;
    std::intptr_t handle_;
    std::uint64_t size_;  // Of what it held when it was opened, and of what was written since.
    bool locked_;
};

}  // namespace rogue
