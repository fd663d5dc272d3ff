#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace rogue {

// All that this program asks of the system's files, with a twin for each system and one for tests,
// which fails at the call that a test names. Each function is about one call to the system. It
// tries nothing again and throws nothing: its callers decide what an error means.

/// Returns true if the error means that the file system does not support it, as FAT has no owners
/// and some network file systems have no locks, or denies it to this user.
bool means_refused(std::error_code error);

/// An open file. It is closed when this object ends, and its lock ends then too.
class File {
public:
    struct Status {
        bool plain;  ///< It is no folder, device or pipe.
        bool named;  ///< The path by which it was opened to be extended leads to it; true also if
                     ///< the system does not tell.
        std::uint64_t size;
        bool pipe = false;
    };

    /// The result of removing a file.
    struct Removed {
        std::error_code error;
        bool emptied;
    };

    File() = default;
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    virtual ~File() = default;

    /// Reads the next bytes. Returns how many it has read, 0 at the end.
    virtual std::size_t read(std::span<char> bytes, std::error_code& error) = 0;

    /// Makes the byte at that place, counted from 0, the next to be read.
    virtual std::error_code seek(std::uint64_t place) = 0;

    /// Writes at the end. Returns how many of the bytes were written.
    virtual std::size_t append(std::string_view bytes, std::error_code& error) = 0;

    /// Shortens the file.
    virtual std::error_code cut(std::uint64_t size) = 0;

    /// Returns when all that was written would survive a power cut, if the file system can tell.
    virtual std::error_code flush() = 0;

    /// Keeps others from locking the file, until it is closed. The error is
    /// std::errc::resource_unavailable_try_again if another has the lock and this may not wait.
    virtual std::error_code lock(bool wait) = 0;

    virtual Status status(std::error_code& error) = 0;

    virtual std::error_code set_last_written(std::chrono::system_clock::time_point when) = 0;

    /// Takes the owner, the group and the permissions of the other file, as far as the file system
    /// allows: one that refuses to change permissions gives them to both files. A group that can't
    /// be taken gets no rights.
    virtual std::error_code take_mode_of(const File& other) = 0;

    /// Removes the file, which was opened by that path. If that fails, or if the file has another
    /// name, it is empty afterwards, as far as it can be written. Call nothing else afterwards.
    virtual Removed remove(const std::string& path) = 0;
};

/// The system's files. Symbolic links are followed.
class FileSystem {
public:
    /// What a file is opened for.
    enum class Access : std::uint8_t {
        read,    ///< To read it. Others may write and replace it meanwhile.
        wait,    ///< The same, but opening a pipe and reading it waits for its other end.
        probe,   ///< To see whether it may be written, and to learn its mode.
        extend,  ///< To read it and to write at its end.
        make,    ///< The same for a new file. The error is std::errc::file_exists if it exists.
    };

    /// What is in a folder.
    struct Entry {
        std::string name;
        bool is_file;    ///< A plain one.
        bool is_folder;  ///< Both are false for anything else, and both true if the system does not
                         ///< say.
    };

    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    /// Returns null and sets the error if it fails. Where the system locks files by opening them,
    /// std::errc::resource_unavailable_try_again says that another writes the file.
    virtual std::unique_ptr<File> open(const std::string& path, Access access,
                                       std::error_code& error) = 0;

    /// Opens standard input as a file to read.
    virtual std::unique_ptr<File> open_standard_input(std::error_code& error) = 0;

    /// Gives the closed file `from` the name `to`. A file that was called `to` is replaced.
    virtual std::error_code replace(const std::string& from, const std::string& to) = 0;

    /// Returns when the names in the folder would survive a power cut.
    virtual std::error_code flush_folder(const std::string& path) = 0;

    virtual std::error_code remove(const std::string& path) = 0;

    /// Makes the folder, for this user alone. The folder it is in must be there.
    virtual std::error_code make_folder(const std::string& path) = 0;

    /// Locks the folder against other processes while the file that it returns is open. Use it for
    /// nothing else. The lock ends with the process, however that ends, and leaves no file behind.
    /// The error is std::errc::resource_unavailable_try_again if another has the lock.
    virtual std::unique_ptr<File> lock_folder(const std::string& path, std::error_code& error) = 0;

    /// Returns what is in the folder, in no order. If it sets the error, some or all is missing.
    virtual std::vector<Entry> list(const std::string& path, std::error_code& error);

    /// Returns when the file was last written; the beginning of 1970 if it sets the error. A clock
    /// that counts nanoseconds ends in 2262: a time that it can't hold becomes the nearest one that
    /// it can.
    virtual std::chrono::system_clock::time_point last_written(const std::string& path,
                                                               std::error_code& error) = 0;

    /// Returns true if this user can read and replace the file, or make it if it does not exist.
    virtual bool may_replace(const std::string& path) = 0;
};

/// Returns the files of the system that this program runs on.
FileSystem& system_files();

/// Returns the number of this process, which no other process has at this time.
unsigned long process_number();

}  // namespace rogue
