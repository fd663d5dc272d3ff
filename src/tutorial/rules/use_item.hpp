#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rogue/base/point.hpp"
#include "tutorial/rules/level.hpp"
#include "tutorial/rules/world.hpp"

namespace rogue::tutorial {

/// The player's aim with an ability, which moves from key to key until it is confirmed.
struct Targeting {
    enum class Shape : std::uint8_t {
        none,     ///< Nobody aims: the ability strikes at once.
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

/// Moves the aim by an arrow. Among monsters, right and down go to the next one, left and up to the
/// one before, and the ends are joined. An area or a line moves by a cell if that cell is in sight.
void move_aim(Targeting& targeting, Direction arrow, const Level& level);

/// Returns the cells that an area or a line covers, in the order in which they are hit.
std::vector<Point> covered(const Targeting& targeting, Point player);

/// Uses the player's ability in that slot, from 0. If it needs an aim, it sets `aim`, and strikes
/// when the player confirms that. Returns whether the turn is used.
bool use_ability(World& world, std::size_t slot, std::optional<Targeting>& aim);

/// Strikes with the ability. The player has confirmed the aim if it needs one.
void strike(World& world, const Targeting& aim);

/// Counts a turn that has passed: each ability waits one turn less.
void rest_abilities(Player& player);

/// Uses the player's item in that slot, from 0. The last use empties the slot. Returns whether
/// there was an item: that takes a turn, whatever the item does.
bool use_item(World& world, std::size_t slot);

}  // namespace rogue::tutorial
