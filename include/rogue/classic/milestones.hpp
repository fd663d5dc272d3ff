#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "rogue/classic/items/item.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue::classic {

// What happens in the dungeon crawl, and in games that share its monsters and items. The boss is
// killed by whatever kills.

inline constexpr std::string_view kKilling = "The * kills you...";

inline constexpr auto kMilestonesOfMonsters = std::to_array<Milestone>({
    {"You * the dread knight*!", "dread knight slain"},
    {"* the dread knight*", "dread knight met"},
    {"The dread knight *", "dread knight met"},
    {"You kill the *!", "kill"},
});

inline constexpr auto kMilestonesOfItems = std::to_array<Milestone>({
    {"You equip the *.", "weapon"},
    {"Your * glows with enchantment!", "enchantment"},
    {"You ready the *.", "wand"},
    {"You drink the *", "potion"},
});

/// Those above, and between them a kill by each kind of wand.
inline constexpr auto kMilestones = [] {
    constexpr std::size_t kOthers = kMilestonesOfMonsters.size() + kMilestonesOfItems.size();
    std::array<Milestone, kOthers + kWandKinds.size()> all{};
    auto at = std::ranges::copy(kMilestonesOfMonsters, all.begin()).out;
    for (const WandKind& kind : kWandKinds) {
        *at++ = {kind.kill, kind.kill_note};
    }
    std::ranges::copy(kMilestonesOfItems, at);
    return all;
}();

}  // namespace rogue::classic
