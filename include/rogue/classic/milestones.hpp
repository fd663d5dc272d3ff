#pragma once

#include <array>
#include <string_view>

#include "rogue/ui/game_kind.hpp"

namespace rogue::classic {

// What happens in the dungeon crawl, and in games that share its monsters and items. Any kill may
// be that of the boss.

inline constexpr std::string_view kKilling = "The * kills you...";
inline constexpr std::string_view kHurting = "* hits you for *.";
inline constexpr std::array<std::string_view, 2> kKills{"You kill *!", "You burn * to ash!"};

inline constexpr auto kMilestones = std::to_array<Milestone>({
    {"You * the dread knight*!", "dread knight slain"},
    {"* the dread knight*", "dread knight met"},
    {"The dread knight *", "dread knight met"},
    {"You kill *!", "kill"},
    {"You burn * to ash!", "kill by fire"},
    {"You equip the *.", "weapon"},
    {"Your * glows with enchantment!", "enchantment"},
    {"You ready the *.", "wand"},
    {"You drink the *", "potion"},
});

}  // namespace rogue::classic
