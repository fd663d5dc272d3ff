#pragma once

#include <optional>
#include <string>

namespace rogue {

// Where files are kept.

/// The folder of the running program. Throws std::system_error.
std::string program_folder();

/// This program's folder among those of the user for what a program remembers; nothing if the
/// environment names none. It may not be there yet.
///
/// $XDG_STATE_HOME/roguelike, else ~/.local/state/roguelike (XDG Base Directory Specification);
/// %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> state_folder();

/// The same for what the user would miss: $XDG_DATA_HOME/roguelike, else
/// ~/.local/share/roguelike; %LOCALAPPDATA%\roguelike on Windows.
std::optional<std::string> data_folder();

/// Whether files can be made in that folder.
bool may_write_in(const std::string& folder);

}  // namespace rogue
