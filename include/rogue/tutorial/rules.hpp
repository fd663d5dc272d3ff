#pragma once

#include "rogue/base/key.hpp"

namespace rogue::tutorial {

/// The number of the rules, by which run files name this game. Raise it with each change of the
/// rules, that is, of anything by which the same seed and the same keys show another screen.
constexpr int kRulesNumber = 2;

/// Abilities, items, the stairs, the end; Enter and Escape.
constexpr KeySet kKeySet{"qwer1234>Q", KeySet::EnterAndEscape::known};

}  // namespace rogue::tutorial
