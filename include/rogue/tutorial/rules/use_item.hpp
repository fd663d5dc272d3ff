#pragma once

#include <cstddef>

#include "rogue/tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// Uses the player's item in that slot, from 0. The last use empties the slot. Returns whether
/// there was an item: that takes a turn, whatever the item does.
bool use_item(World& world, std::size_t slot);

}  // namespace rogue::tutorial
