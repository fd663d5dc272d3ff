#pragma once

#include "rogue/base/key.hpp"

namespace rogue::tutorial {

/// The number of the rules. Run files name this game by it. Raise it with each change of the rules:
/// a change is anything that makes the same seed and the same keys show another screen.
constexpr int kRulesNumber = 2;

/// The keys for abilities, items, the stairs and the end of the run; also Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

}  // namespace rogue::tutorial
