#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "rogue/records/file_system.hpp"

namespace rogue {

// Files that are read or replaced as a whole, so that they survive a power cut. Failures throw
// std::system_error with a message that names the file.

/// Throws the error of the file.
[[noreturn]] void fail(const std::string& path, std::string_view what, std::error_code error);

/// Opens the file to read its bytes. Throws if it can't be opened, and if it is a folder, a device
/// or a pipe, which might make the reader wait for ever; but not for a pipe with Access::wait.
std::unique_ptr<File> open_file(const std::string& path, FileSystem& files = system_files(),
                                FileSystem::Access access = FileSystem::Access::read);

/// Opens standard input to read its bytes, whatever kind of file it is. Throws if it is closed.
std::unique_ptr<File> open_standard_input(FileSystem& files = system_files());

/// Reads the next bytes, even if a signal comes. Returns how many it has read, 0 at the end.
std::size_t read_some(File& file, const std::string& path, std::span<char> bytes);

/// Bytes that are taken one by one: first those that have been read already, then the rest of the
/// file.
struct ByteReader {
    std::string name;            ///< Of the file, for errors.
    std::shared_ptr<File> file;  ///< Null if the text is all.
    std::string text;            ///< What was read last.
    std::size_t taken = 0;       ///< How many bytes of it.

    /// Returns the next byte, or nothing at the end. Throws std::system_error if the file can't be
    /// read; then there are no more.
    std::optional<char> next();
};

/// Larger files are not read. Files of this program are much smaller.
constexpr std::size_t kLargestFile = 64U << 20;

/// Returns the contents of the file, or nothing if there is no such file. Only plain files are read
/// or replaced, not devices, for example. Throws std::errc::file_too_large beyond kLargestFile.
std::optional<std::string> read_file(const std::string& path, FileSystem& files = system_files());

/// Replaces the file, or makes it. A reader always finds either the old contents or the new ones as
/// a whole, even after a power cut: the new ones are written to a temporary file beside it, flushed
/// to the disk and renamed. If the path is a symbolic link, the file it leads to is replaced. The
/// file keeps its mode, or gets the mode of the file `like` if that is given. A write-protected
/// file is not replaced.
void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like = {}, FileSystem& files = system_files());

/// Makes the folder, and the folders it is in, if they are missing. They are for this user alone:
/// their mode is 0700, as the XDG Base Directory Specification demands.
void make_folder(const std::string& path, FileSystem& files = system_files());

/// Returns what is in the folder, in no order, or nothing if there is no such folder.
std::vector<FileSystem::Entry> list_folder(const std::string& path);

/// Returns when the file was last written.
std::chrono::system_clock::time_point last_written(const std::string& path);

/// Removes the temporary files beside the file. A process that was killed in replace_file() leaves
/// them. Call this under a lock, so that nobody is using them.
void remove_leftovers(const std::string& path, FileSystem& files = system_files());

/// Locks the folder of a file until the result is destroyed: unlike the file, the folder is never
/// replaced. Returns null where the file system knows no locks: others may then be using the folder
/// too. If another process holds the lock, waits for at most `patience`. Throws std::system_error
/// with a message that names the file; its code is std::errc::resource_unavailable_try_again if
/// another process held the lock all that time.
std::unique_ptr<File> lock_folder_of(const std::string& file, std::chrono::milliseconds patience,
                                     FileSystem& files = system_files());

/// Returns the file that a path leads to when symbolic links are followed. It need not exist.
std::string link_target(const std::string& path);

/// Returns the folder that a file is in; "." for a bare name.
std::string folder_of(const std::string& path);

}  // namespace rogue
