#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace rogue {

// Paths are UTF-8 in this program. The standard library reads a plain string as UTF-8 on POSIX, but
// in the user's code page on Windows.

inline std::filesystem::path native_path(std::string_view utf8) {
    return std::u8string(utf8.begin(), utf8.end());
}

inline std::string utf8_path(const std::filesystem::path& path) {
    const std::u8string utf8 = path.u8string();
    return {utf8.begin(), utf8.end()};
}

}  // namespace rogue
