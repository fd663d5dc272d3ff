#pragma once

#include "rogue/base/color.hpp"
#include "rogue/classic/entities/entity.hpp"
#include "rogue/classic/items/inventory.hpp"

namespace rogue {

/// The player's character and what it carries.
struct Player : Entity {
    Player() : Entity{.position = {}, .hp = 30, .max_hp = 30} {}

    Inventory pack;

    /// The base attack plus the bonus of the equipped weapon.
    int attack() const;

    /// White; yellow while an enchanted weapon is equipped.
    Color color() const;

    bool wields_enchanted() const;

    /// Gains up to `amount` hit points, never beyond the maximum; returns how many were gained.
    int heal(int amount);
};

}  // namespace rogue
