#pragma once

#include <array>

#include "rogue/ui/milestone.hpp"

namespace rogue {

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
