#pragma once

#include <cstdint>
#include <string>

namespace rogue::test {

/// The listing of a level that was made by following the rules of generation literally, without
/// code of MapGenerator. `attempts` tells how often it began from solid wall.
struct PlainLevel {
    std::string listing;
    int attempts = 0;
};
PlainLevel plain_level(std::uint64_t seed, int depth, bool boss_allowed);

}  // namespace rogue::test
