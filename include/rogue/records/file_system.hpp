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

// Every request of this program to the system's files. There is an implementation for each system,
// and one for tests that fails at a chosen call. Each function makes about one system call. It does
// not retry and does not throw: its callers decide what an error means.

/// Returns true if the error means that the file system does not support the request (FAT has no
/// owners, some network file systems no locks) or denies it to this user.
bool is_unsupported_or_denied(std::error_code error);

/// An open file. The destructor closes it, which also ends its lock.
class File {
public:
    struct Status {
        bool plain;  ///< The file is no folder, device or pipe.
        bool named;  ///< If opened to be extended: its path still leads to it, or this is unknown.
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

    /// Reads the next bytes. Returns their number, or 0 at the end.
    virtual std::size_t read(std::span<char> bytes, std::error_code& error) = 0;

    /// Makes the byte at that place, counted from 0, the next to be read.
    virtual std::error_code seek(std::uint64_t place) = 0;

    /// Writes at the end; in a file opened to be overwritten, from its beginning on. Returns how
    /// many of the bytes were written.
    virtual std::size_t write(std::string_view bytes, std::error_code& error) = 0;

    virtual std::error_code cut(std::uint64_t size) = 0;

    /// Waits until everything written would survive a power cut, if the file system can tell.
    virtual std::error_code flush() = 0;

    /// Keeps others from locking the file until it is closed. If another has the lock and `wait` is
    /// false, the error is std::errc::resource_unavailable_try_again.
    virtual std::error_code lock(bool wait) = 0;

    virtual Status status(std::error_code& error) = 0;

    virtual std::error_code set_last_written(std::chrono::system_clock::time_point when) = 0;

    /// Takes over the owner, group and permissions of the other file as far as the file system
    /// allows. One that refuses to change permissions gives all files the same. A group that can't
    /// be taken over gets no rights.
    virtual std::error_code copy_mode_of(const File& other) = 0;

    /// Removes the file, which was opened by that path. If that fails, or if the file has another
    /// name, it is emptied if it can be written. Call nothing else afterwards.
    virtual Removed remove(const std::string& path) = 0;
};

/// The system's files. Symbolic links are followed.
class FileSystem {
public:
    /// What a file is opened for.
    enum class Access : std::uint8_t {
        read,       ///< Reading, while others may write and replace it.
        wait,       ///< The same, but opening and reading a pipe waits for its other end.
        overwrite,  ///< Writing from its beginning on, or only finding out its mode, and if it may.
        extend,     ///< Reading, and writing at the end.
        make,       ///< The same for a new file. The error is std::errc::file_exists if it exists.
    };

    /// Something in a folder.
    struct Entry {
        std::string name;
        bool is_file;    ///< A plain file.
        bool is_folder;  ///< Both are false for anything else, and true if the system does not say.
    };

    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    /// Opens a file. Returns null and sets the error if that fails. Where the system locks files by
    /// opening them, std::errc::resource_unavailable_try_again means that another writes the file,
    /// and std::errc::text_file_busy that another keeps everybody from it.
    virtual std::unique_ptr<File> open(const std::string& path, Access access,
                                       std::error_code& error) = 0;

    virtual std::unique_ptr<File> open_standard_input(std::error_code& error) = 0;

    /// Renames the closed file `from` to `to`, replacing any file of that name.
    virtual std::error_code replace(const std::string& from, const std::string& to) = 0;

    /// Waits until the names in the folder would survive a power cut.
    virtual std::error_code flush_folder(const std::string& path) = 0;

    virtual std::error_code remove(const std::string& path) = 0;

    /// Makes the folder, for this user alone. The folder around it must exist.
    virtual std::error_code make_folder(const std::string& path) = 0;

    /// Locks the folder of a file against other processes until the returned file is closed; it has
    /// no other use. The lock ends with the process, however that ends, and leaves no file behind.
    /// If another has the lock, the error is std::errc::resource_unavailable_try_again.
    virtual std::unique_ptr<File> lock_folder(const std::string& file, std::error_code& error) = 0;

    /// Returns the folder's entries in no order. If the error is set, some may be missing.
    virtual std::vector<Entry> list(const std::string& path, std::error_code& error);

    /// Returns when the file was last written, or the beginning of 1970 if it sets the error. Times
    /// beyond the clock's range (to 2262, if it counts nanoseconds) become the nearest in it.
    virtual std::chrono::system_clock::time_point last_written(const std::string& path,
                                                               std::error_code& error) = 0;

    /// Returns true if this user can read and write the file, or make it if it does not exist.
    virtual bool may_write(const std::string& path) = 0;
};

/// Returns the files of the system that this program runs on.
FileSystem& system_files();

/// Returns the number of this process, which is unique at this time.
unsigned long process_number();

}  // namespace rogue
