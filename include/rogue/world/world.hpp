#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The number of the rules. Every run file names it, because a run can only be replayed under the
/// rules of the game that it was played under. With each change of the rules, make it a number that
/// no game has had: a change is anything that makes the same seed and the same keys show another
/// screen.
inline constexpr int kWorldRules = 4;

/// The world without end.
extern const GameKind kWorld;

}  // namespace rogue
