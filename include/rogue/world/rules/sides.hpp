#pragma once

#include <array>
#include <cstddef>

#include "rogue/base/direction.hpp"

namespace rogue::world {

/// The sides of a tile and the ways from a cell, in the order of the rules.
inline constexpr std::array kSides{Direction::up, Direction::right, Direction::down,
                                   Direction::left};

/// The place of the opposite side in kSides.
constexpr std::size_t opposite(std::size_t side) {
    return (side + 2) % kSides.size();
}

}  // namespace rogue::world
