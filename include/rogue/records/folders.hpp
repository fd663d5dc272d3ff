#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

// Paths in this program are UTF-8. The standard library takes a plain string for UTF-8 on POSIX,
// but for text in the user's code page on Windows.

inline std::filesystem::path native_path(std::string_view utf8) {
    return std::u8string(utf8.begin(), utf8.end());
}

inline std::string utf8_path(const std::filesystem::path& path) {
    const std::u8string utf8 = path.u8string();
    return {utf8.begin(), utf8.end()};
}

// Where files are kept.

/// Returns the folder of the running program, or nothing if the system does not tell. Linux does
/// not where /proc is missing, as in a chroot.
std::optional<std::string> program_folder();

/// Returns the folder for what this program remembers: $XDG_STATE_HOME/roguelike, else
/// ~/.local/state/roguelike (XDG Base Directory Specification), or %LOCALAPPDATA%\roguelike on
/// Windows. Returns nothing if the user's home is unknown. The folder may not exist yet.
std::optional<std::string> state_folder();

/// Returns the same for data that the user would miss: $XDG_DATA_HOME/roguelike, else
/// ~/.local/share/roguelike, or %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> data_folder();

}  // namespace rogue
