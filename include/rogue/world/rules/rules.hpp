#pragma once

#include "rogue/base/key.hpp"

namespace rogue::world {

/// The number of the rules. Run files name this game by it. Raise it with each change of the rules:
/// a change is anything that makes the same seed and the same keys show another screen.
constexpr int kRulesNumber = 3;

/// The letters of the pack and the commands.
constexpr KeySet kKeySet{"abcdefghijklmnopqrstzCGIQZ"};

}  // namespace rogue::world
