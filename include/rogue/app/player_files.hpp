#pragma once

#include <optional>
#include <string>

#include "rogue/app/options.hpp"

namespace rogue {

// Where a player's files are, by the options and the environment.

/// The file the high scores of a game are kept in: the one asked for; else that of its name beside
/// the program; else, if this user can't write or make that, in the user's data folder. A program
/// in a folder named bin or games is installed: beside it no table is made. If the system tells of
/// no folder, in the working folder.
std::string scores_path(const Options& options, const GameKind& game);

/// The folder run files are kept in; nothing if the environment names none.
std::optional<std::string> runs_folder(const Options& options);

}  // namespace rogue
