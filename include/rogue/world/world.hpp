#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The number of the game's rules: GameKind::rules.
inline constexpr int kWorldRules = 4;

/// The world without end.
extern const GameKind kWorld;

}  // namespace rogue
