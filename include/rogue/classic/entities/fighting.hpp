#pragma once

#include "rogue/base/message_log.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"

namespace rogue {

// Who hits whom, and what the player is told of it. Who is dead afterwards is for the caller to
// remove.

/// The attack and one of -1, 0 and 1, but at least 1.
int roll_damage(int attack, Rng& dice);

/// The player hits the monster with what it wields. Returns false if that glances off, which takes
/// no turn.
bool hit_monster(Monster& monster, const Player& player, Rng& dice, MessageLog& log);

/// The wand's bolt hits the monster.
void strike_monster(Monster& monster, const Wand& wand, Rng& dice, MessageLog& log);

/// A monster hits the player with such an attack. `blow` is what hits, such as "The rat".
void hit_player(Player& player, const MonsterKind& by, int attack, std::string_view blow, Rng& dice,
                MessageLog& log);

}  // namespace rogue
