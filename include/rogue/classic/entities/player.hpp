#pragma once

#include <algorithm>

#include "rogue/base/glyph.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {

/// The player's character and pack.
struct Player : Entity {
    Player() : Player(30) {}
    explicit Player(int full_hp) : Entity{.position = {}, .hp = full_hp, .max_hp = full_hp} {}

    Inventory pack;
    int base_attack = 4;

    /// Returns the attack with that weapon, or without one if it is null.
    int attack_with(const Weapon* weapon) const {
        return base_attack + (weapon != nullptr ? weapon->bonus : 0);
    }

    int attack() const { return attack_with(pack.weapon()); }

    /// Returns white, or yellow while an enchanted weapon is equipped.
    Color color() const { return wields_enchanted() ? Color::yellow : Color::white; }

    bool wields_enchanted() const { return pack.weapon() != nullptr && pack.weapon()->enchanted; }

    /// Gains up to `amount` hit points, up to the maximum. Returns how many were gained.
    int heal(int amount) {
        const int gained = std::min(amount, max_hp - hp);
        hp += gained;
        return gained;
    }
};

}  // namespace rogue::classic
