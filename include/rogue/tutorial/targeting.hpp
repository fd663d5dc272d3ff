#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rogue/base/direction.hpp"
#include "rogue/tutorial/level.hpp"

namespace rogue::tutorial {

/// The player's aim with an ability, which moves from key to key until it is confirmed.
struct Targeting {
    enum class Shape : std::uint8_t {
        monster,  ///< A cell with a monster in sight.
        area,     ///< The square around the cursor.
        line,     ///< From the player to the cursor.
    };

    AbilityKind ability;
    Shape shape;
    Point cursor;
    std::vector<Point> choices = {};  ///< Of a monster: one each in sight, in list order.
    std::size_t chosen = 0;           ///< The cursor is there.
};

/// The aim at the first monster in sight; nothing if there is none.
std::optional<Targeting> aim_at_monster(const Level& level, AbilityKind ability);

/// The arrow moves the aim: right and down to the next monster, left and up to the one before,
/// around at the ends; or the area and the line by a cell, if that cell is in sight.
void move_aim(Targeting& targeting, Direction arrow, const Level& level);

/// What an area or a line covers, in the order in which it is hit.
std::vector<Point> covered(const Targeting& targeting, Point player);

}  // namespace rogue::tutorial
