#pragma once

#include <cstdint>
#include <string>

namespace rogue::test {

/// The listing of a level made by following the rules of generation to the letter, sharing no code
/// with MapGenerator; `attempts` tells how often it had to start from solid wall.
struct PlainLevel {
    std::string listing;
    int attempts = 0;
};
PlainLevel plain_level(std::uint64_t seed, int depth, bool boss_allowed);

}  // namespace rogue::test
