#pragma once

#include <optional>
#include <string>

namespace rogue {

// Where files are kept.

/// The folder of the running program; nothing if the system does not tell. Linux does not where
/// /proc is missing, in a chroot for example.
std::optional<std::string> program_folder();

/// This program's folder for what it remembers, among the user's folders; nothing if the
/// environment names none. It may not exist yet.
///
/// $XDG_STATE_HOME/roguelike, else ~/.local/state/roguelike (XDG Base Directory Specification);
/// %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> state_folder();

/// The same for data that the user would miss: $XDG_DATA_HOME/roguelike, else
/// ~/.local/share/roguelike; %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> data_folder();

}  // namespace rogue
