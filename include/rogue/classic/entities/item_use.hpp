#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/point.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {

// What the player does with items, and the messages about it.

/// Puts the item that lies here into the pack; the caller then removes it from the level. Returns
/// false if `here` is null or the pack is full.
bool pick_up(Player& player, const Item* here, MessageLog& log);

/// Returns what to know of a weapon beside the player's, as in `attack 6, yours 4`; empty for other
/// items.
std::string compared(const Item& item, const Player& player);

/// Drinks the potion, equips the weapon or readies the wand in that slot. Returns false if there is
/// none.
bool use_item(Player& player, std::size_t slot, MessageLog& log);

/// Asks the player for a direction and returns true, or tells why no wand can be zapped and returns
/// false. `spent` is what a wand without charges is called.
bool ask_where_to_zap(const Player& player, MessageLog& log, std::string_view spent = "spent");

/// What a bolt meets on a tile.
enum class BoltMet { nothing, monster, wall, edge };

/// A tile on which a bolt is seen.
struct BoltSeen {
    Point tile;
    Appearance appearance;
    bool bursts;  ///< Against a wall.
};

/// The tiles of a bolt, in order.
using Flight = std::vector<BoltSeen>;

/// Fires the readied wand. Its bolt flies until it meets something or its range ends. `meet` tells
/// what the bolt meets on a tile, and strikes any monster there. Without a direction, the player
/// only holds the wand. REQUIRES: a wand with charges is readied.
Flight fire_wand(Player& player, std::optional<Direction> direction, MessageLog& log,
                 const std::function<BoltMet(Point tile, const Wand& wand)>& meet);

/// A fountain enchants the equipped weapon.
void bless_weapon(Player& player, MessageLog& log);

/// Returns true if a fountain would enchant the player's weapon.
inline bool can_bless_weapon(const Player& player) {
    return player.pack.weapon() != nullptr && !player.pack.weapon()->enchanted;
}

}  // namespace rogue::classic
