#pragma once

#include <optional>
#include <string>

#include "app/options.hpp"

namespace rogue {

// Finds a player's files by the options and the environment.

/// Returns the file for the high scores of a game: the one that the options name, or else the
/// game's usual file beside the program. If the user can't write or make that one, the file is in
/// the folder of --state-dir, else in the user's data folder, or in the working folder if the
/// system names no data folder. A program in a folder named bin or games is installed, so no new
/// table is made beside it.
std::string scores_path(const Locations& locations, const GameKind& game);

/// Returns the file that is used if the options name none.
std::string usual_scores_path(const Locations& locations, const GameKind& game);

/// Returns the folder for run files, or nothing if the environment names none. That of players
/// without a name also has a folder for each user.
std::optional<std::string> runs_folder(const Locations& locations);

/// Throws std::system_error if the options name a folder for everything that does not exist.
void expect_state_dir(const Locations& locations);

/// Returns the run file that the options name, or else the one written last. Reports newer files
/// that hold no run. Throws std::runtime_error if there is none, and std::system_error if its
/// folder can't be read.
std::string run_to_show(const Options& options);

}  // namespace rogue
