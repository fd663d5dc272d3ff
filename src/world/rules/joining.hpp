#pragma once

#include "lands.hpp"
#include "rogue/world/rules/doors.hpp"

namespace rogue::world {

/// Puts the doors into the border and joins them with the largest part of the floor. What floor is
/// apart from that, outside the chamber, becomes what is beyond.
void join(Ground& ground, const TileDoors& doors);

}  // namespace rogue::world
