#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rogue/base/direction.hpp"
#include "rogue/tutorial/rules/level.hpp"

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
    std::vector<Point> choices = {};  ///< For a monster: all in sight, in list order.
    std::size_t chosen = 0;           ///< The choice with the cursor.
};

/// Returns an aim at the first monster in sight, or nothing if there is none.
std::optional<Targeting> aim_at_monster(const Level& level, AbilityKind ability);

/// Moves the aim by an arrow. Among monsters, right and down go to the next one, left and up to the
/// one before, and the ends are joined. An area or a line moves by a cell if that cell is in sight.
void move_aim(Targeting& targeting, Direction arrow, const Level& level);

/// Returns the cells that an area or a line covers, in the order in which they are hit.
std::vector<Point> covered(const Targeting& targeting, Point player);

}  // namespace rogue::tutorial
