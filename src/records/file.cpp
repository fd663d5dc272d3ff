#include "rogue/records/file.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "protected_links.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/native_path.hpp"

namespace rogue {
namespace {

namespace fs = std::filesystem;

bool is_leftover(const std::string& name, const std::string& of) {
    constexpr std::string_view kSuffix = ".tmp";
    const std::string prefix = of + ".";
    return name.size() > prefix.size() + kSuffix.size() && name.starts_with(prefix) &&
           name.ends_with(kSuffix) &&
           name.find_first_not_of("0123456789-", prefix.size()) == name.size() - kSuffix.size();
}

}  // namespace

// Somebody who got no lock may be writing at this moment, so new files are left alone.
void remove_leftovers(const std::string& path) {
    constexpr std::chrono::minutes kLongestWriting{1};
    std::error_code error;
    const std::string name = utf8_path(native_path(path).filename());
    const auto old = fs::file_time_type::clock::now() - kLongestWriting;
    for (fs::directory_iterator entry(native_path(folder_of(path)), error), end;
         !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (is_leftover(utf8_path(entry->path().filename()), name) &&
            entry->last_write_time(ignored) < old) {
            fs::remove(entry->path(), ignored);
        }
    }
}

OpenFile copy_of(OpenFile file) {
    OpenFile copy = temporary_file();
    std::array<char, 4096> chunk;
    while (true) {
        const std::size_t got = std::fread(chunk.data(), 1, chunk.size(), file.get());
        if (std::ferror(file.get()) != 0 || std::fwrite(chunk.data(), 1, got, copy.get()) != got) {
            break;
        }
        if (got == 0) {
            std::rewind(copy.get());
            return copy;
        }
    }
    throw std::system_error(errno, std::generic_category(), "can't make a temporary copy");
}

std::string link_target(const std::string& path) {
    constexpr int kMostLinks = 40;  // Linux follows as many.
    fs::path target = native_path(path);
    std::error_code error;
    for (int links = 0; links < kMostLinks && fs::is_symlink(target, error); ++links) {
        if (!may_follow(utf8_path(target))) {
            throw std::system_error(std::make_error_code(std::errc::permission_denied),
                                    text(utf8_path(target), ": is a link of another user"));
        }
        target = target.parent_path() / fs::read_symlink(target, error);
    }
    return utf8_path(target);
}

std::string folder_of(const std::string& path) {
    const fs::path folder = native_path(path).parent_path();
    return folder.empty() ? "." : utf8_path(folder);
}

}  // namespace rogue
