#pragma once

#include <cstddef>
#include <optional>

#include "rogue/tutorial/rules/targeting.hpp"
#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// The result of using an ability.
struct AbilityUsed {
    bool took_turn = false;
    /// If set, the ability strikes when the player confirms this aim.
    std::optional<Targeting> aim = {};
};

/// Uses the player's ability in that slot, from 0.
AbilityUsed use_ability(World& world, std::size_t slot);

/// Strikes with the ability whose aim the player has confirmed.
void strike(World& world, const Targeting& aim);

/// Counts a turn that has passed: each ability waits one turn less.
void rest_abilities(Player& player);

}  // namespace rogue::tutorial
