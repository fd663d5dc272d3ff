#pragma once

#include <string>

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Returns who killed the player, by the game's messages, as in `a wraith`; empty if nobody did.
std::string killer_of(const AnyGame& game);

/// Returns how a run that counts ended and what it gathered, as in `killed by a bat`, `won, brands
/// 4`.
std::string ending_words(const GameKind& kind, const AnyGame& game);

/// Returns what a game has gathered, to follow other words, as in `, brands 4`. Empty for nothing.
std::string gathered_words(const GameKind& kind, int gathered);

}  // namespace rogue
