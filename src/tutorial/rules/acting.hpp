#pragma once

#include <string_view>

#include "tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// Puts the actor, who is the player or a monster of the level, on that cell. There the actor picks
/// up what it can and opens the door. Does nothing and returns false if it is not walkable.
bool move_to(World& world, Actor& actor, Point cell);

/// Returns false if an item or an ability lies on that cell for which the player has no free slot.
bool has_room_at(const World& world, Point cell);

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

/// Carries out the monster's turn. The monster may have another place in the list afterwards.
void act(World& world, Monster& monster);

}  // namespace rogue::tutorial
