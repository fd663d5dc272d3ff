#pragma once

#include "rogue/base/point.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/map/rays.hpp"

namespace rogue::classic {

/// The field of view. Makes visible and explored what cast_rays() reaches from the tile `eye`, and
/// nothing else visible. A ray ends after the first wall or at the edge of the level. Does nothing
/// if sight was last computed from there, since walls don't come or go. REQUIRES: the level
/// contains `eye`.
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue::classic
