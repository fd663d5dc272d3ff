#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "rogue/base/direction.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/classic/entities/player.hpp"

namespace rogue {

// What the player does with items, and is told of it.

/// Puts the item that lies here, or null, into the pack. Returns whether there was one and room for
/// it. Then the caller takes it away from where it lay.
bool pick_up(Player& player, const Item* here, MessageLog& log);

/// Whether the player, on readying a wand, is told how many charges it has.
enum class Charges { told, untold };

/// Drinks the potion, equips the weapon or readies the wand in that slot of the pack: `a` is the
/// first. Any key without an item does nothing.
void use_item(Player& player, Key letter, Charges charges, MessageLog& log);

/// Whether a wand with charges is readied. If so, the player is asked for a direction, else told
/// why not.
bool can_zap(const Player& player, MessageLog& log);

/// What a wand has fired.
struct Bolt {
    const Wand* wand;
    Point from;
    Direction direction;
};

/// Takes a charge off the readied wand and returns its bolt, if the key is an arrow. REQUIRES:
/// can_zap().
std::optional<Bolt> zapped(Player& player, Key key, MessageLog& log);

/// What a bolt meets on a tile.
enum class BoltMet { nothing, monster, wall, edge };

/// Lets the bolt fly until it meets something or its range ends. `meet` tells what it meets on a
/// tile, and strikes whom it meets. Returns what the player sees of it.
std::vector<Flash> fly(const Bolt& bolt, MessageLog& log,
                       const std::function<BoltMet(Point tile)>& meet);

/// A fountain enchants the equipped weapon.
void bless_weapon(Player& player, MessageLog& log);

}  // namespace rogue
