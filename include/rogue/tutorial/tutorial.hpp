#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// GameKind::rules.
inline constexpr int kTutorialRules = 2;

/// The game of the RogueSharp tutorial.
extern const GameKind kTutorial;

}  // namespace rogue
