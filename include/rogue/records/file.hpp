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

/// Throws the error with a message about the file.
[[noreturn]] void fail(const std::string& path, std::string_view what, std::error_code error);

/// Opens the file for reading. Throws if that fails, and if the file is a folder, a device or a
/// pipe, which might make the reader wait for ever. Access::wait allows pipes.
std::unique_ptr<File> open_file(const std::string& path, FileSystem& files = system_files(),
                                FileSystem::Access access = FileSystem::Access::read);

/// Opens standard input for reading, whatever kind of file it is. Throws if it is closed.
std::unique_ptr<File> open_standard_input(FileSystem& files = system_files());

/// Reads the next bytes, even if a signal comes. Returns their number, or 0 at the end.
std::size_t read_some(File& file, const std::string& path, std::span<char> bytes);

/// Returns bytes: first those already in `text`, then the rest of the file.
struct ByteReader {
    std::string name;            ///< The file's name, for errors.
    std::shared_ptr<File> file;  ///< Null if `text` is everything.
    std::string text;            ///< The bytes read last.
    std::size_t taken = 0;       ///< How many bytes of `text` were returned.

    /// Returns the next byte, or nothing at the end. Throws std::system_error if reading fails.
    std::optional<char> next();

    /// Returns the next bytes, at most so many, without reading on while there are some: none only
    /// at the end. They are valid until the next call. Throws std::system_error if reading fails.
    std::string_view some(std::size_t most);
};

/// Larger files are not read. This program's own are much smaller.
constexpr std::size_t kLargestFile = 64U << 20;

/// Returns the contents of the file, or nothing if there is no such file. Throws if it is no plain
/// file, and std::errc::file_too_large beyond kLargestFile.
std::optional<std::string> read_file(const std::string& path, FileSystem& files = system_files());

/// Replaces the file, or makes it. A reader finds either the old contents or the new ones as a
/// whole, even after a power cut: the new ones are written to a temporary file beside it, flushed
/// to the disk and renamed. A file that can be written but not replaced is overwritten instead,
/// from its beginning; what is longer than the new contents becomes blank lines, and is cut off
/// last. If the path is a symbolic link, its target is replaced. The file keeps its mode, or gets
/// that of the file `like` if given. A write-protected file is not replaced.
void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like = {}, FileSystem& files = system_files());

/// Makes the folder and any missing folders around it, for this user alone: with mode 0700, as the
/// XDG Base Directory Specification demands.
void make_folder(const std::string& path, FileSystem& files = system_files());

/// Returns the folder's entries in no order. A missing folder has none.
std::vector<FileSystem::Entry> list_folder(const std::string& path);

/// Returns when the file was last written.
std::chrono::system_clock::time_point last_written(const std::string& path);

/// Removes the temporary files of processes that were killed in replace_file(). Call this under a
/// lock, so that nobody is using them.
void remove_leftovers(const std::string& path, FileSystem& files = system_files());

/// Locks the folder of a file until the result is destroyed. (The file itself may be replaced.)
/// Returns null where the file system has no locks: others may be using the folder too. If another
/// process holds the lock, waits for at most `how_long`, and then throws std::system_error with a
/// message that names the file and the code std::errc::resource_unavailable_try_again.
std::unique_ptr<File> lock_folder_of(const std::string& file, std::chrono::milliseconds how_long,
                                     FileSystem& files = system_files());

/// Returns the file that a path leads to when symbolic links are followed. It need not exist.
std::string link_target(const std::string& path);

/// Returns the folder that a file is in, or "." for a bare name.
std::string folder_of(const std::string& path);

}  // namespace rogue
