#pragma once

#include "rogue/base/rng.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue {

/// A random item for a level of that depth (from 1). On depth 1, 55 % are potions and 45 % are
/// weapons. On deeper levels 15 % are wands, and the rest is divided in the same way. Items get
/// stronger with depth.
Item random_item(int depth, Rng& rng);

}  // namespace rogue
