#pragma once

#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/point.hpp"

namespace rogue::world {

/// Things that last for the whole run. The player may take one of several. Treasures lie in locked
/// rooms, and boons, from scythe on, beside the hearth.
enum class Gift : std::uint8_t {
    boots,
    cloak,
    shield,
    ring,
    gauntlet,
    ember,
    scythe,
    spear,
    sandglass,
    flask,
    horn,
    count,
};

struct GiftRow {
    Gift gift;
    std::string_view name;
    std::string_view taken;  ///< What the player does with it.
    std::string_view does;   ///< What it does, for players.
    Point place = {};        ///< Where a boon lies, from the hearth.

    constexpr bool is_boon() const { return gift >= Gift::scythe; }
};

/// The rule that a gift changes asks World::has().
inline constexpr auto kGifts = complete_table<GiftRow, &GiftRow::gift>({
    {Gift::boots, "boots", "put on", "nobody hits you as you step away"},
    {Gift::cloak, "cloak", "put on", "sleepers wake only within 3 steps of you"},
    {Gift::shield, "shield", "take up", "each blow that hits you does 1 less"},
    {Gift::ring, "ring", "put on", "each kill heals you by 2"},
    {Gift::gauntlet, "gauntlet", "put on", "your blows do 2 more"},
    {Gift::ember, "ember", "take", "each third kill charges your wand, and it never crumbles"},
    {Gift::scythe, "scythe", "take up", "your blows hit all who stand around you", {-1, 0}},
    {Gift::spear, "spear", "take up", "your blows go on through to who stands behind", {1, 0}},
    {Gift::sandglass, "sandglass", "take", "a blow that kills takes no turn", {0, -1}},
    {Gift::flask, "flask", "take", "drinking takes no turn", {-1, -1}},
    {Gift::horn, "horn", "take", "who you step up to loses its turn", {1, -1}},
});

}  // namespace rogue::world
