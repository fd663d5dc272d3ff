#include "rogue/records/file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "records/patience.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {
namespace {

namespace fs = std::filesystem;
using Access = FileSystem::Access;

// A program can keep others from a file that it has open, above all on Windows.
[[noreturn]] void fail_or_busy(const std::string& path, std::string_view what,
                               std::error_code error) {
    const bool busy = error == std::errc::text_file_busy;
    fail(path, busy ? "another program has it open" : what, error);
}

// Opens the file, or returns null if there is none. Throws for anything but a plain file, because
// replacing a device would destroy it. A file of unknown kind counts as plain.
std::unique_ptr<File> open_plain(const std::string& path, Access access, std::string_view what,
                                 FileSystem& files) {
    std::error_code error;
    std::unique_ptr<File> file = files.open(path, access, error);
    if (!file && error != std::errc::no_such_file_or_directory) {
        fail_or_busy(path, what, error);
    }
    if (file) {
        const File::Status status = file->status(error);
        if (!error && !status.plain && !(status.pipe && access == Access::wait)) {
            fail(path, "is not a regular file", std::make_error_code(std::errc::invalid_argument));
        }
    }
    return file;
}

// Returns true for any error but that there is no such file.
bool lookup_failed(std::error_code error) {
    return error && error != std::errc::no_such_file_or_directory;
}

// The temporary files of a process beside a file are called PATH.PROCESS-N.tmp.
constexpr std::string_view kTemporary = ".tmp";

// Returns true if `name` is that of any process's temporary file beside the file `of`.
bool is_temporary_name(std::string_view name, std::string_view of) {
    if (!name.starts_with(of) || !name.ends_with(kTemporary)) {
        return false;
    }
    name.remove_prefix(of.size());
    const std::size_t suffix = name.size() - std::min(name.size(), kTemporary.size());
    return suffix > 1 && name.starts_with('.') &&
           name.find_first_not_of("0123456789-", 1) == suffix;
}

// Returns true if it is the folder of a file that may not be written.
bool folder_is_closed(std::error_code error) {
    return error == std::errc::permission_denied || error == std::errc::operation_not_permitted ||
           error == std::errc::read_only_file_system;
}

/// The new contents of a file, in a temporary file beside it until they take its place. In a folder
/// that may not be written there is no temporary file.
class Replacement {
public:
    Replacement(const std::string& path, FileSystem& files) : path_(path), files_(files) {
        constexpr int kMostLeftovers = 100;
        int leftovers = 0;
        do {
            name_ = concat(path, ".", process_number(), "-", leftovers, kTemporary);
            file_ = files.open(name_, Access::make, refused_);
        } while (!file_ && refused_ == std::errc::file_exists && ++leftovers <= kMostLeftovers);
        to_remove_ = file_ != nullptr;
        throw_if(file_ || folder_is_closed(refused_) ? std::error_code() : refused_);
    }
    ~Replacement() {
        if (to_remove_) {
            file_.reset();
            files_.remove(name_);
        }
    }

    void copy_mode_of(const File& model) {
        if (file_) {
            throw_if(file_->copy_mode_of(model));
        }
    }

    // Writes the contents and puts them in place. Also flushes the folder, without which the new
    // name might not survive a power cut; if only that fails, the contents are still in place.
    //
    // A file that is mounted by itself can be written, but not replaced; so can another user's in a
    // folder with the sticky bit. Such a file is overwritten. The temporary file stays until
    // everything is written.
    void take_place(std::string_view contents) {
        if (file_) {
            write_to(*file_, contents);
            file_.reset();
            refused_ = files_.replace(name_, path_);
        }
        if (refused_) {
            overwrite(contents);
        } else {
            to_remove_ = false;
        }
        files_.flush_folder(folder_of(path_));
    }

private:
    // Does not empty the file before, so that a kill in between does not lose it. What is longer
    // than the new contents becomes blank lines, and is then cut off.
    void overwrite(std::string_view contents) {
        std::error_code error;
        const std::unique_ptr<File> file = files_.open(path_, Access::overwrite, error);
        throw_if(file ? std::error_code() : refused_);
        const auto size = static_cast<std::size_t>(file->status(error).size);
        std::string bytes(contents);
        bytes.resize(std::max(bytes.size(), error ? 0 : size), '\n');
        to_remove_ = false;
        write_to(*file, bytes);
        throw_if(file->cut(contents.size()));
        files_.remove(name_);
    }

    void write_to(File& file, std::string_view bytes) const {
        while (!bytes.empty()) {
            std::error_code error;
            const std::size_t written = file.write(bytes, error);
            bytes.remove_prefix(written);
            if (error != std::errc::interrupted && written == 0) {
                throw_if(error ? error : std::make_error_code(std::errc::io_error));
            }
        }
        throw_if(file.flush());
    }

    void throw_if(std::error_code error) const {
        if (error) {
            fail_or_busy(path_, "can't write", error);
        }
    }

    std::string path_;
    FileSystem& files_;
    std::string name_;
    std::unique_ptr<File> file_;
    std::error_code refused_;  // Why the file can't be replaced.
    bool to_remove_ = false;   // The temporary file is to be removed.
};

}  // namespace

void fail(const std::string& path, std::string_view what, std::error_code error) {
    throw std::system_error(error, concat(path, ": ", what));
}

std::unique_ptr<File> open_file(const std::string& path, FileSystem& files, Access access) {
    std::unique_ptr<File> file = open_plain(path, access, "can't open", files);
    if (!file) {
        fail(path, "can't open", std::make_error_code(std::errc::no_such_file_or_directory));
    }
    return file;
}

std::unique_ptr<File> open_standard_input(FileSystem& files) {
    std::error_code error;
    std::unique_ptr<File> file = files.open_standard_input(error);
    if (!file) {
        fail("standard input", "can't open", error);
    }
    return file;
}

std::size_t read_some(File& file, const std::string& path, std::span<char> bytes) {
    while (true) {
        std::error_code error;
        const std::size_t got = file.read(bytes, error);
        if (!error) {
            return got;
        }
        if (error != std::errc::interrupted) {
            fail(path, "can't read", error);
        }
    }
}

std::optional<char> ByteReader::next() {
    const std::string_view byte = some(1);
    return byte.empty() ? std::nullopt : std::optional(byte.front());
}

std::string_view ByteReader::some(std::size_t most) {
    if (file && taken == text.size()) {
        std::array<char, 4096> chunk;
        auto source = std::exchange(file, nullptr);  // At its end, if reading throws.
        text.assign(chunk.data(), read_some(*source, name, chunk));
        taken = 0;
        file = std::move(source);
    }
    const std::string_view bytes = std::string_view(text).substr(taken, most);
    taken += bytes.size();
    return bytes;
}

std::optional<std::string> read_file(const std::string& path, FileSystem& files) {
    const std::unique_ptr<File> file = open_plain(path, Access::read, "can't open", files);
    if (!file) {
        return std::nullopt;
    }
    std::string contents;
    std::array<char, 1 << 16> chunk;
    while (contents.size() <= kLargestFile) {
        const std::size_t got = read_some(*file, path, chunk);
        if (got == 0) {
            return contents;
        }
        contents.append(chunk.data(), got);
    }
    fail(path, "is larger than 64 MB", std::make_error_code(std::errc::file_too_large));
}

void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& like, FileSystem& files) {
    const std::string target = link_target(path);
    std::unique_ptr<File> model = open_plain(target, Access::overwrite, "can't write", files);
    if (like) {
        model = open_file(*like, files);
    }
    Replacement replacement(target, files);
    if (model) {
        replacement.copy_mode_of(*model);
        model.reset();
    }
    replacement.take_place(contents);
}

// If the name is not that of a folder, making a file in it fails later.
void make_folder(const std::string& path, FileSystem& files) {
    const std::string parent = folder_of(path);
    std::error_code error = files.make_folder(path);
    if (error == std::errc::no_such_file_or_directory && parent != path) {
        make_folder(parent, files);
        error = files.make_folder(path);
    }
    if (error && error != std::errc::file_exists) {
        fail(path, "can't make", error);
    }
}

// Leaves new files alone: somebody who got no lock may be writing them.
void remove_leftovers(const std::string& path, FileSystem& files) {
    constexpr std::chrono::minutes kLongestWriting{1};
    const std::string folder = folder_of(path);
    const std::string name = utf8_path(native_path(path).filename());
    const auto old = std::chrono::system_clock::now() - kLongestWriting;
    std::error_code unknown;
    for (const FileSystem::Entry& entry : files.list(folder, unknown)) {
        const std::string beside = concat(folder, "/", entry.name);
        if (is_temporary_name(entry.name, name) && files.last_written(beside, unknown) < old &&
            !unknown) {
            files.remove(beside);
        }
    }
}

std::unique_ptr<File> lock_folder_of(const std::string& file, std::chrono::milliseconds how_long,
                                     FileSystem& files) {
    const Patience patience(how_long);
    std::unique_ptr<File> lock;
    std::error_code error;
    do {
        error.clear();
        lock = files.lock_folder(file, error);
    } while (error == std::errc::interrupted ||
             (error == std::errc::resource_unavailable_try_again && patience.wait()));
    if (error && !is_unsupported_or_denied(error)) {
        const bool busy = error == std::errc::resource_unavailable_try_again;
        fail(file, busy ? "its folder is locked by another process" : "its folder can't be locked",
             error);
    }
    return lock;
}

bool is_unsupported_or_denied(std::error_code error) {
    return error == std::errc::no_lock_available || error == std::errc::function_not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::invalid_argument ||
           error == std::errc::operation_not_permitted || error == std::errc::permission_denied;
}

std::vector<FileSystem::Entry> FileSystem::list(const std::string& path, std::error_code& error) {
    std::vector<Entry> entries;
    for (fs::directory_iterator entry(native_path(path), error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code failed;
        const bool is_file = entry->is_regular_file(failed) || lookup_failed(failed);
        const bool is_folder = entry->is_directory(failed) || lookup_failed(failed);
        entries.push_back({utf8_path(entry->path().filename()), is_file, is_folder});
    }
    return entries;
}

std::chrono::system_clock::time_point last_written(const std::string& path) {
    std::error_code error;
    const auto when = system_files().last_written(path, error);
    if (error) {
        fail(path, "can't read when it was written", error);
    }
    return when;
}

std::vector<FileSystem::Entry> list_folder(const std::string& path) {
    if (path.empty()) {
        return {};  // Windows would report an error that does not mean a missing folder.
    }
    std::error_code error;
    std::vector<FileSystem::Entry> entries = system_files().list(path, error);
    if (lookup_failed(error)) {
        fail(path, "can't list", error);
    }
    return entries;
}

std::string link_target(const std::string& path) {
    constexpr int kMostLinks = 40;  // As many as Linux follows.
    fs::path target = native_path(path);
    std::error_code error;
    for (int links = 0; links < kMostLinks && fs::is_symlink(target, error); ++links) {
        target = target.parent_path() / fs::read_symlink(target, error);
    }
    return utf8_path(target);
}

std::string folder_of(const std::string& path) {
    const fs::path folder = native_path(path).parent_path();
    return folder.empty() ? "." : utf8_path(folder);
}

}  // namespace rogue
