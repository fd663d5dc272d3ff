#pragma once

#include <array>

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The number of the rules. Every run file names it, because a run can only be replayed under the
/// rules of the game that it was played under. With each change of the rules, make it a number that
/// no game has had: a change is anything that makes the same seed and the same keys show another
/// screen.
inline constexpr int kClassicRules = 1;

/// The dungeon crawl.
extern const GameKind kClassic;

/// What happens in the dungeon crawl, and in games that share its monsters and items.
inline constexpr auto kClassicMilestones = std::to_array<Milestone>({
    {"You kill the dread knight!", "dread knight slain"},
    {"You burn the dread knight to ash!", "dread knight slain"},
    {"* the dread knight*", "dread knight met"},
    {"The dread knight *", "dread knight met"},
    {"You kill the *!", "kill"},
    {"You burn the * to ash!", "kill by fire"},
    {"You equip the *.", "weapon"},
    {"Your * glows with enchantment!", "enchantment"},
    {"You ready the *.", "wand"},
    {"You drink the *", "potion"},
});

}  // namespace rogue
