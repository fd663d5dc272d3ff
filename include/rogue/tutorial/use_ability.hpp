#pragma once

#include <cstddef>
#include <optional>

#include "rogue/tutorial/targeting.hpp"
#include "rogue/tutorial/world.hpp"

namespace rogue::tutorial {

/// What became of an ability.
struct AbilityUsed {
    bool took_turn = false;
    std::optional<Targeting> aim = {};  ///< It strikes when this is confirmed.
};

/// The player uses the ability in that slot, from 0.
AbilityUsed use_ability(World& world, std::size_t slot);

/// An ability that needed an aim strikes there.
void strike(World& world, const Targeting& aim);

/// A turn has gone by: each ability waits for one less.
void rest_abilities(Player& player);

}  // namespace rogue::tutorial
