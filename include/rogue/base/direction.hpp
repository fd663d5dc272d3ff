#pragma once

#include "rogue/base/point.hpp"

namespace rogue {

/// The four ways anything can move.
enum class Direction { up, down, left, right };

/// The step of one tile in that direction.
constexpr Point offset(Direction direction) {
    switch (direction) {
        case Direction::up:
            return {0, -1};
        case Direction::down:
            return {0, 1};
        case Direction::left:
            return {-1, 0};
        case Direction::right:
            return {1, 0};
    }
    return {};
}

}  // namespace rogue
