#pragma once

#include <cstdint>

#include "world/rules/chunk.hpp"
#include "world/rules/doors.hpp"

namespace rogue::world {

/// Returns a new chunk for that place in the world with this seed and these doors.
Chunk make_chunk(std::uint64_t run_seed, const Doors& doors, Point place);

}  // namespace rogue::world
