#pragma once

#include "rogue/base/key.hpp"
#include "rogue/base/tally.hpp"

namespace rogue {

/// The number of the rules. Every run file names it, because a run can only be replayed under the
/// rules of the game that it was played under. With each change of the rules, make it a number that
/// no game has had: a change is anything that makes the same seed and the same keys show another
/// screen.
constexpr int kRulesNumber = 1;

/// The letters of the pack and the commands.
constexpr KeySet kKeySet{"abcdefghijklmnopqrstzGIQZ<>"};

/// Returns the tally of a run that reached this depth with these kills.
constexpr Tally tally_of(int deepest, int kills) {
    return {deepest, kills, 100 * deepest + 10 * kills};
}

}  // namespace rogue
