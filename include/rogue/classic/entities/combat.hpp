#pragma once

#include <string>

#include "rogue/base/message_log.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {

// Hits, and the messages about them. The caller removes the dead afterwards.

/// The most by which a hit differs from the attack.
inline constexpr int kDamageSpread = 1;

/// Returns the attack plus -1, 0 or 1, but at least 1.
int roll_damage(int attack, Rng& dice);

/// Returns true if the weapon in the player's hand can harm the monster.
bool can_harm(const Player& player, const Monster& monster);

/// A blow of the player's does that damage to the monster.
void land_blow(Monster& monster, const Name& name, int damage, MessageLog& log);

/// The player hits the monster with the weapon in hand. Returns false if the blow glances off,
/// which takes no turn.
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

}  // namespace rogue::classic
