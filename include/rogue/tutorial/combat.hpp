#pragma once

#include <string_view>

#include "rogue/tutorial/world.hpp"

namespace rogue::tutorial {

/// Who or what attacks.
struct Attacker {
    std::string_view name;
    int attack;  ///< Dice.
    int chance;  ///< Of each die to hit, in percent.
};

/// An actor with what it wears.
Attacker attacker(const Actor& actor);

/// Attacks the first monster on that cell, who may die of it; returns false if there is none.
bool attack_monster_at(World& world, Point cell, const Attacker& attacker);

/// Attacks the player, who may die of it.
void attack_player(World& world, const Attacker& attacker);

}  // namespace rogue::tutorial
