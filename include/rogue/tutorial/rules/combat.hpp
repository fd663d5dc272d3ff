#pragma once

#include <string_view>

#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// Who or what attacks.
struct Attacker {
    std::string_view name;
    int attack;  ///< The number of dice.
    int chance;  ///< The chance of each die to hit, in percent.
};

/// Returns the actor as an attacker, with what it wears.
Attacker attacker(const Actor& actor);

/// Attacks the first monster on that cell, which may die. Returns false if there is none.
bool attack_monster_at(World& world, Point cell, const Attacker& attacker);

/// Attacks the player, who may die.
void attack_player(World& world, const Attacker& attacker);

}  // namespace rogue::tutorial
