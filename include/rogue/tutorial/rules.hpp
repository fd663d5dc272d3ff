#pragma once

#include "rogue/base/key.hpp"

namespace rogue::tutorial {

/// The number of the rules. Every run file names it, because a run can only be replayed under the
/// rules of the game that it was played under. With each change of the rules, make it a number that
/// no game has had: a change is anything that makes the same seed and the same keys show another
/// screen.
constexpr int kRulesNumber = 2;

/// The keys for abilities, items, the stairs and the end of the run; also Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

}  // namespace rogue::tutorial
