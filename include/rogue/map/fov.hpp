#pragma once

#include "rogue/base/point.hpp"
#include "rogue/map/dungeon_level.hpp"

namespace rogue {

/// Recomputes what is in sight from the middle of the tile `eye`: 360 rays, one a degree, each
/// sampled at the distances 1 to 8 tiles. A sample's tile becomes visible and explored; a ray ends
/// behind the first wall or at the level's edge. REQUIRES: the level contains `eye`.
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue
