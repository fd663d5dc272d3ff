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

/// The player's character and what it carries.
struct Player : Entity {
    Player() : Player(30) {}
    explicit Player(int full_hp) : Entity{.position = {}, .hp = full_hp, .max_hp = full_hp} {}

    Inventory pack;
    int base_attack = 4;

    /// Returns the attack with that weapon, or with none if it is null.
    int attack_with(const Weapon* weapon) const {
        return base_attack + (weapon != nullptr ? weapon->bonus : 0);
    }

    /// Returns the attack with the equipped weapon.
    int attack() const { return attack_with(pack.weapon()); }

    /// White; yellow while an enchanted weapon is equipped.
    Color color() const { return wields_enchanted() ? Color::yellow : Color::white; }

    bool wields_enchanted() const;

    /// Gains up to `amount` hit points, never beyond the maximum; returns how many were gained.
    int heal(int amount);
};

// Hits, and what the player is told of them. `name` is the monster's in a sentence, such as "the
// rat". The caller removes whoever is dead afterwards.

/// A hit hurts by at most this much more or less than the attack.
inline constexpr int kDamageSpread = 1;

/// Returns the attack and one of -1, 0 and 1, but at least 1.
int roll_damage(int attack, Rng& dice);

/// The player hits the monster with what it wields. Returns false if that glances off, which takes
/// no turn.
bool hit_monster(Monster& monster, std::string_view name, const Player& player, Rng& dice,
                 MessageLog& log);

/// The wand's bolt hits the monster.
void strike_monster(Monster& monster, std::string_view name, const Wand& wand, Rng& dice,
                    MessageLog& log);

/// A monster hits the player with such an attack. `with` says with what, such as "'s stone", if
/// not by itself.
void hit_player(Player& player, const Monster& monster, std::string_view name, int attack,
                Rng& dice, MessageLog& log, std::string_view with = "");

// What the player does with items, and is told of it.

/// Puts the item that lies here into the pack. Returns false if the item is null or the pack is
/// full; else the caller takes it off the level.
bool pick_up(Player& player, const Item* here, MessageLog& log);

/// Whether the player, on readying a wand, is told how many charges it has.
enum class Charges { told, untold };

/// Drinks the potion, equips the weapon or readies the wand in that slot of the pack. Returns false
/// if the pack has no such slot.
bool use_item(Player& player, std::size_t slot, Charges charges, MessageLog& log);

/// Asks the player for a direction if a wand with charges is readied, and else tells why not.
/// Returns whether it has asked. `spent` is what a wand without charges is called.
bool ask_where_to_zap(const Player& player, std::string_view spent, MessageLog& log);

/// What a bolt meets on a tile.
enum class BoltMet { nothing, monster, wall, edge };

/// A tile on which a bolt is seen.
struct BoltSeen {
    Point tile;
    Appearance appearance;
    bool bursts;  ///< Against a wall.
};

/// The tiles in the order in which a bolt flies over them.
using Flight = std::vector<BoltSeen>;

/// Fires the readied wand: its bolt flies until it meets something or its range ends. `meet` tells
/// what it meets on a tile, and strikes whom it meets. Without a direction the player only holds
/// the wand. REQUIRES: a wand with charges is readied.
Flight fire_wand(Player& player, std::optional<Direction> direction, MessageLog& log,
                 const std::function<BoltMet(Point tile, const Wand& wand)>& meet);

/// A fountain enchants the equipped weapon.
void bless_weapon(Player& player, MessageLog& log);

}  // namespace rogue::classic
