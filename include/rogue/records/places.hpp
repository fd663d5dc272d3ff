#pragma once

#include <optional>
#include <string>

namespace rogue {

// Where files are kept.

/// The folder of the running program; nothing if the system does not tell, as Linux does not where
/// /proc is missing: in a chroot, say.
std::optional<std::string> program_folder();

/// This program's folder among those of the user for what a program remembers; nothing if the
/// environment names none. It may not be there yet.
///
/// $XDG_STATE_HOME/roguelike, else ~/.local/state/roguelike (XDG Base Directory Specification);
/// %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> state_folder();

/// The same for what the user would miss: $XDG_DATA_HOME/roguelike, else
/// ~/.local/share/roguelike; %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> data_folder();

/// Whether this user can read and replace that file, or make it if there is none.
bool may_replace(const std::string& path);

}  // namespace rogue
