#pragma once

#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"

namespace rogue::world {

/// What lies in treasure rooms. The player has it for the whole run.
enum class Gift : std::uint8_t {
    boots,
    cloak,
    shield,
    ring,
    gauntlet,
    ember,
    count,
};

struct GiftRow {
    Gift gift;
    std::string_view name;
    std::string_view taken;  ///< What the player does with it.
    std::string_view does;   ///< What it does, for players.
};

/// The rule that a gift changes asks World::has().
inline constexpr auto kGifts = complete_table<GiftRow, &GiftRow::gift>({
    {Gift::boots, "boots", "put on", "nobody hits you as you step away"},
    {Gift::cloak, "cloak", "put on", "sleepers wake only within 3 steps of you"},
    {Gift::shield, "shield", "take up", "each blow that hits you does 1 less"},
    {Gift::ring, "ring", "put on", "each kill heals you by 2"},
    {Gift::gauntlet, "gauntlet", "put on", "your blows do 2 more"},
    {Gift::ember, "ember", "take", "each third kill charges your wand, and it never crumbles"},
});

}  // namespace rogue::world
