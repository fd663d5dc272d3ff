#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {

/// The player's character and pack.
struct Player : Entity {
    Player() : Player(30) {}
    explicit Player(int full_hp) : Entity{.position = {}, .hp = full_hp, .max_hp = full_hp} {}

    Inventory pack;
    int base_attack = 4;

    /// Returns the attack with that weapon, or without one if it is null.
    int attack_with(const Weapon* weapon) const {
        return base_attack + (weapon != nullptr ? weapon->bonus : 0);
    }

    /// Returns the attack with the equipped weapon.
    int attack() const { return attack_with(pack.weapon()); }

    /// Returns white, or yellow while an enchanted weapon is equipped.
    Color color() const { return wields_enchanted() ? Color::yellow : Color::white; }

    bool wields_enchanted() const;

    /// Gains up to `amount` hit points, up to the maximum. Returns how many were gained.
    int heal(int amount);
};

// Hits, and the messages about them. The caller removes the dead afterwards.

/// The most by which a hit differs from the attack.
inline constexpr int kDamageSpread = 1;

/// Returns the attack plus -1, 0 or 1, but at least 1.
int roll_damage(int attack, Rng& dice);

/// The player hits the monster with the weapon in hand. Returns false if that glances off, which
/// takes no turn.
bool hit_monster(Monster& monster, const Name& name, const Player& player, Rng& dice,
                 MessageLog& log);

/// The wand's bolt hits the monster.
void strike_monster(Monster& monster, const Name& name, const Wand& wand, Rng& dice,
                    MessageLog& log);

/// A hit on the player.
struct Blow {
    int attack;
    std::string by = {};  ///< What hits, unless it is the monster itself: "the giant's stone".
};

void hit_player(Player& player, const Monster& monster, const Name& name, const Blow& blow,
                Rng& dice, MessageLog& log);

// What the player does with items, and the messages about it.

/// Puts the item that lies here into the pack; the caller then removes it from the level. Returns
/// false if `here` is null or the pack is full.
bool pick_up(Player& player, const Item* here, MessageLog& log);

/// Drinks the potion, equips the weapon or readies the wand in that slot. Returns false for no
/// slot.
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
