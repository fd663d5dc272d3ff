#pragma once

#include "rogue/base/point.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue {

/// Makes visible what can be seen from the middle of the tile `eye`, and nothing else. There are
/// 360 rays, one for each degree, and each is sampled at the distances of 1 to 8 tiles. The tile of
/// a sample becomes visible and explored. A ray ends after the first wall or at the edge of the
/// level. Does nothing if sight was last computed from there, since walls don't come or go.
/// REQUIRES: the level contains `eye`.
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue
