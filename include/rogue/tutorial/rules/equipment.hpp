#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/tutorial/rules/pool.hpp"

namespace rogue::tutorial {

/// The values that decide fights and turns: those of an actor itself, or what a worn thing adds.
struct Stats {
    int attack = 0;          ///< The number of dice.
    int attack_chance = 0;   ///< The chance of each die to hit, in percent.
    int defense = 0;         ///< The number of dice.
    int defense_chance = 0;  ///< The chance of each die to block, in percent.
    int speed = 0;           ///< The time between two turns: less is faster.

    friend constexpr bool operator==(const Stats&, const Stats&) = default;
};

constexpr Stats operator+(const Stats& a, const Stats& b) {
    return {a.attack + b.attack, a.attack_chance + b.attack_chance, a.defense + b.defense,
            a.defense_chance + b.defense_chance, a.speed + b.speed};
}

/// Where on the body a thing is worn. A dying monster drops its things in this order.
enum class WornOn : std::uint8_t { head, body, hand, feet };

constexpr std::size_t kWornPlaces = 4;

/// Armour or a weapon.
struct Equipment {
    WornOn on;
    std::string_view name;
    Stats adds;

    friend constexpr bool operator==(const Equipment&, const Equipment&) = default;
};

/// Returns the things that may lie on the level of that number, from 1.
Pool<Equipment> equipment_of_level(int number);

}  // namespace rogue::tutorial
