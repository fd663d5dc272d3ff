#pragma once

#include <filesystem>
#include <optional>
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

// Where files are kept.

/// Returns the folder of the running program, or nothing if the system does not tell. Linux does
/// not where /proc is missing, in a chroot for example.
std::optional<std::string> program_folder();

/// This program's folder for what it remembers, among the user's folders; nothing if neither the
/// environment names one nor the system the user's home. It may not exist yet.
///
/// $XDG_STATE_HOME/roguelike, else ~/.local/state/roguelike (XDG Base Directory Specification);
/// %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> state_folder();

/// Returns the same for data that the user would miss: $XDG_DATA_HOME/roguelike, else
/// ~/.local/share/roguelike; %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> data_folder();

}  // namespace rogue
