#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/tutorial/pool.hpp"

namespace rogue::tutorial {

/// What decides fights and turns, as an actor's own or as what a worn thing adds to it.
struct Stats {
    int attack = 0;          ///< Dice.
    int attack_chance = 0;   ///< Of each die to hit, in percent.
    int defense = 0;         ///< Dice.
    int defense_chance = 0;  ///< Of each die to block, in percent.
    int speed = 0;           ///< Time between two turns: less is faster.

    friend constexpr bool operator==(const Stats&, const Stats&) = default;
};

constexpr Stats operator+(const Stats& a, const Stats& b) {
    return {a.attack + b.attack, a.attack_chance + b.attack_chance, a.defense + b.defense,
            a.defense_chance + b.defense_chance, a.speed + b.speed};
}

/// Where on the body a thing is worn. A thing dropped by the dead comes in this order.
enum class WornOn : std::uint8_t { head, body, hand, feet };

constexpr std::size_t kWornPlaces = 4;

/// Armour or a weapon.
struct Equipment {
    WornOn on;
    std::string_view name;
    Stats adds;

    friend constexpr bool operator==(const Equipment&, const Equipment&) = default;
};

/// What may lie on a level of that number, from 1.
Pool<Equipment> equipment_of_level(int number);

}  // namespace rogue::tutorial
