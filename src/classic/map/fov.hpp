#pragma once

#include "rogue/base/point.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/map/rays.hpp"

namespace rogue::classic {

/// Computes the field of view: makes the tiles that cast_rays() reaches from `eye` visible and
/// explored, and no others visible. A ray ends after the first wall or at the edge. Does nothing if
/// sight was last computed from there, since walls don't come or go. REQUIRES: contains(eye).
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue::classic
