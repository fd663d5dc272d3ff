#pragma once

#include <cstddef>

#include "rogue/base/message_log.hpp"
#include "rogue/classic/entities/player.hpp"

namespace rogue {

// What the player does with items, and is told of it.

/// Puts the item that lies here, or null, into the pack. Returns whether there was one and room for
/// it. Then the caller takes it away from where it lay.
bool pick_up(Player& player, const Item* here, MessageLog& log);

/// Whether the player, on readying a wand, is told how many charges it has.
enum class Charges { told, untold };

/// Drinks the potion, equips the weapon or readies the wand in that slot of the pack. REQUIRES: the
/// pack has so many items.
void use_item(Player& player, std::size_t slot, Charges charges, MessageLog& log);

/// The readied wand, if it has charges left. Then the player is asked for a direction. Else null.
Wand* wand_to_zap(Player& player, MessageLog& log);

/// A fountain enchants the equipped weapon.
void bless_weapon(Player& player, MessageLog& log);

}  // namespace rogue
