#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "tutorial/rules/pool.hpp"

namespace rogue::tutorial {

enum class AbilityKind : std::uint8_t {
    heal_self,
    magic_missile,
    reveal_map,
    whirlwind,
    fireball,
    lightning_bolt,
    count,
};

struct AbilityTraits {
    AbilityKind kind;
    std::string_view name;
    int rest;  ///< How many turns it waits after each use.
};

inline constexpr auto kAbilityTraits = complete_table<AbilityTraits, &AbilityTraits::kind>({
    {AbilityKind::heal_self, "Heal Self", 60},
    {AbilityKind::magic_missile, "Magic Missile", 10},
    {AbilityKind::reveal_map, "Reveal Map", 100},
    {AbilityKind::whirlwind, "Whirlwind", 20},
    {AbilityKind::fireball, "Fireball", 40},
    {AbilityKind::lightning_bolt, "Lightning Bolt", 40},
});

/// An ability that the player has learned.
struct Ability {
    AbilityKind kind;
    int waits = 0;  ///< How many turns until it can be used.
};

/// The values that decide fights and turns: those of an actor itself, or what a worn thing adds.
struct Stats {
    int attack = 0;          ///< The number of dice.
    int attack_chance = 0;   ///< The chance of each die to hit, in percent.
    int defense = 0;         ///< The number of dice.
    int defense_chance = 0;  ///< The chance of each die to block, in percent.
    int speed = 0;           ///< The time between two turns: less is faster.
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
};

/// Returns the things that may lie on the level of that number, from 1.
Pool<Equipment> equipment_of_level(int number);

enum class ItemKind : std::uint8_t {
    armor_scroll,
    wand_of_destruction,
    healing_potion,
    magic_map,
    teleport_scroll,
    whetstone,
    count,
};

/// What all items of a kind share.
struct ItemTraits {
    ItemKind kind;
    std::string_view name;        ///< Its name in messages.
    std::string_view short_name;  ///< Its name in the sidebar.
    int uses;
    int weight;  ///< How often it is found, compared with the others.
    std::string_view does;
};

/// What each does is a function with a row in kItemEffects (use_item.cpp).
inline constexpr auto kItemTraits = complete_table<ItemTraits, &ItemTraits::kind>({
    {ItemKind::armor_scroll, "Armor Scroll", "Armor Scroll", 1, 10,
     "adds 1 to the defense of your body armor"},
    {ItemKind::wand_of_destruction, "Wand of Destruction", "Destruction Wand", 3, 5,
     "a beam strikes and digs, wherever it goes"},
    {ItemKind::healing_potion, "Healing Potion", "Healing Potion", 1, 20, "heals 15"},
    {ItemKind::magic_map, "Magic Map", "Magic Map", 1, 25, "shows the ground of the level"},
    {ItemKind::teleport_scroll, "Teleport Scroll", "Teleport Scroll", 1, 20,
     "puts you into a room by chance"},
    {ItemKind::whetstone, "Whetstone", "Whetstone", 5, 10, "adds 1 to 3 % to your weapon's attack"},
});

/// An item in the player's hands.
struct Item {
    explicit constexpr Item(ItemKind its_kind) : kind(its_kind), uses(kItemTraits[its_kind].uses) {}

    ItemKind kind;
    int uses;  ///< How many more times it can be used.
};

}  // namespace rogue::tutorial
