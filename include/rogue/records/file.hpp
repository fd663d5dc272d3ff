#pragma once

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

// What the standard library cannot do with files: replace them as a whole, so that they survive a
// power cut. Failures throw std::system_error with a message that names the file.

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// Opens the file to read its bytes. Throws if it can't be opened, and if it is a folder, a device
/// or a pipe, which might make the reader wait for ever.
OpenFile open_file(const std::string& path);

/// Opens standard input to read its bytes, whatever kind of file it is. Throws if it is closed.
OpenFile open_standard_input();

/// Makes a file to write and read that is gone when it is closed.
OpenFile temporary_file();

/// Copies the rest of the file to a temporary file, which can be read more than once.
OpenFile copy_of(OpenFile file);

/// Larger files are not read. Files of this program are much smaller.
constexpr std::size_t kLargestFile = 64U << 20;

/// The contents of the file; nothing if there is no such file. Only plain files are read or
/// replaced, not devices, for example. Throws std::errc::file_too_large beyond kLargestFile.
std::optional<std::string> read_file(const std::string& path);

/// Replaces the file, or makes it. A reader always finds either the old contents or the new ones as
/// a whole, even after a power cut: the new ones are written to a temporary file beside it, flushed
/// to the disk and renamed. If the path is a symbolic link, the file it leads to is replaced. The
/// file keeps its mode, or gets the mode of the file `like` if that is given. A write-protected
/// file is not replaced.
void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like = {});

/// Makes the folder, and the folders it is in, if they are missing. They are for this user alone:
/// their mode is 0700, as the XDG Base Directory Specification demands.
void make_folder(const std::string& path);

/// When the file was last written; the beginning of 1970 if that is not known. A clock that counts
/// nanoseconds ends in 2262: a time that it can't hold becomes the nearest one that it can.
std::chrono::system_clock::time_point last_written(const std::string& path);

/// Removes the temporary files beside the file. A process that was killed in replace_file() leaves
/// them. Call this under a lock, so that nobody is using them.
void remove_leftovers(const std::string& path);

/// The file that a path leads to when symbolic links are followed. It need not exist. Throws
/// std::errc::permission_denied in a folder such as /tmp, where everybody may write but only owners
/// may remove files, for a link that is neither this user's nor the folder's owner's. On POSIX
/// every file that is written is opened through this function: there the system follows no link to
/// a file for us.
std::string link_target(const std::string& path);

/// The folder that a file is in; "." for a bare name.
std::string folder_of(const std::string& path);

}  // namespace rogue
