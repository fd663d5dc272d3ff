#pragma once

#include "rogue/base/rng.hpp"
#include "tutorial/rules/map.hpp"

namespace rogue::test {

/// Floor all over but for some walls by chance, few or many, up to the map's edge.
tutorial::Map random_map(Rng& rng);

/// A walkable cell by chance. REQUIRES: there are some.
Point random_floor(const tutorial::Map& map, Rng& rng);

}  // namespace rogue::test
