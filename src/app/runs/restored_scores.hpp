#pragma once

#include <string>

#include "app/options.hpp"

namespace rogue {

/// Makes the game's table of scores from the player's kept runs, if its file does not exist: of the
/// best ten that ended with a score, as a replay proves, with the dates of their ends. Returns what
/// to tell the player: how many there are, or what went wrong. Empty if there are none.
std::string restore_scores(const Locations& locations, const GameKind& game);

}  // namespace rogue
