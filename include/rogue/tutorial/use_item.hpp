#pragma once

#include <cstddef>

#include "rogue/tutorial/world.hpp"

namespace rogue::tutorial {

/// The player uses the item in that slot, from 0, which leaves it with the last use. Returns
/// whether there was one: that takes a turn, whatever comes of it.
bool use_item(World& world, std::size_t slot);

}  // namespace rogue::tutorial
