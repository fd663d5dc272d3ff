#pragma once

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

// Files, as far as the standard library does not reach: whole and durable. Failures throw
// std::system_error with a message that names the file.

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// The file, open to be read, as bytes. Throws if it can't be, and if it is a folder, a device or a
/// pipe, which might make the reader wait for ever.
OpenFile open_file(const std::string& path);

/// Standard input, as bytes, whatever it is. Throws if it is closed.
OpenFile open_standard_input();

/// All that is left in the file, in a temporary one that can be read more than once. Throws.
OpenFile copy_of(OpenFile file);

/// No larger file is read: none of ours comes near it.
constexpr std::size_t kLargestFile = 64U << 20;

/// All that is in the file; nothing if there is no such file. What is no file but a device, say, is
/// neither read nor replaced. Throws std::errc::file_too_large beyond kLargestFile.
std::optional<std::string> read_file(const std::string& path);

/// Replaces the file, or makes it. Whoever reads it, at any time and after a power cut, finds the
/// old contents or the new ones, whole: they go to a temporary file beside it, are flushed to the
/// disk and renamed. Of a symbolic link the file it leads to is replaced. Its mode stays, or
/// becomes that of the file `like`, if given; one that is write-protected is not replaced.
void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like = {});

/// Makes the folder and those it is in, as far as they are missing, for this user alone: with mode
/// 0700, as the XDG Base Directory Specification has it. If that fails no file can be made in it,
/// which will say why.
void make_folder(const std::string& path);

/// When the file was last written; the beginning of 1970 if nobody can tell. A time that the clock
/// can't hold, which ends in 2262 where it counts nanoseconds, is the nearest that it can.
std::chrono::system_clock::time_point last_written(const std::string& path);

/// Removes temporary files that somebody killed in replace_file() has left beside the file. To be
/// called under a lock: they must be nobody's.
void remove_leftovers(const std::string& path);

/// The file a path leads to when symbolic links are followed, whether it is there or not. Throws
/// std::errc::permission_denied for a link of another user in a folder such as /tmp, where all may
/// lay them. Files are read and replaced through this: the system follows no link for us.
std::string link_target(const std::string& path);

/// The folder a file is in; "." for a bare name.
std::string folder_of(const std::string& path);

}  // namespace rogue
