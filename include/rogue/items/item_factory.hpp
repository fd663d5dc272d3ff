#pragma once

#include "rogue/base/rng.hpp"
#include "rogue/items/item.hpp"

namespace rogue {

/// A random item as the level of that depth (from 1) offers it: on depth 1 55 % potions and 45 %
/// weapons; below it 15 % wands, and the rest divided likewise. What it can do grows with depth.
Item random_item(int depth, Rng& rng);

}  // namespace rogue
