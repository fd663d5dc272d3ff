#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The number of the game's rules: GameKind::rules.
inline constexpr int kClassicRules = 1;

/// The dungeon crawl.
extern const GameKind kClassic;

}  // namespace rogue
