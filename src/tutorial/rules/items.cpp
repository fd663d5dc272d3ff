#include "tutorial/rules/items.hpp"

#include <array>

namespace rogue::tutorial {
namespace {

constexpr int kAnyDepth = 1'000'000'000;

/// A thing that may lie on a stretch of levels, which ends with `to_level`, and how likely it is.
struct Find {
    int to_level;
    int weight;
    Equipment equipment;
};

consteval Equipment armor(WornOn on, std::string_view name, int defense, int chance) {
    return {on, name, {.defense = defense, .defense_chance = chance}};
}

consteval Equipment weapon(std::string_view name, int attack, int chance, int speed) {
    return {WornOn::hand, name, {.attack = attack, .attack_chance = chance, .speed = speed}};
}

constexpr Equipment kLeatherHelmet = armor(WornOn::head, "Leather", 1, 5);
constexpr Equipment kChainHelmet = armor(WornOn::head, "Chain", 1, 10);
constexpr Equipment kPlateHelmet = armor(WornOn::head, "Plate", 1, 15);
constexpr Equipment kLeatherArmor = armor(WornOn::body, "Leather", 1, 10);
constexpr Equipment kChainArmor = armor(WornOn::body, "Chain", 2, 5);
constexpr Equipment kPlateArmor = armor(WornOn::body, "Plate", 2, 10);
constexpr Equipment kLeatherBoots = armor(WornOn::feet, "Leather", 1, 5);
constexpr Equipment kChainBoots = armor(WornOn::feet, "Chain", 1, 10);
constexpr Equipment kPlateBoots = armor(WornOn::feet, "Plate", 1, 15);
constexpr Equipment kDagger = weapon("Dagger", 1, 10, -2);
constexpr Equipment kSword = weapon("Sword", 1, 20, 0);
constexpr Equipment kAxe = weapon("Axe", 2, 15, 1);
constexpr Equipment kTwoHandedSword = weapon("2H Sword", 3, 30, 3);

// A level has the finds of the first stretch that contains it. Armour or a weapon has a row for
// each stretch of levels where it is found; no test asks for these rows.
constexpr auto kFinds = std::to_array<Find>({
    {3, 20, kLeatherArmor},
    {3, 20, kLeatherHelmet},
    {3, 20, kLeatherBoots},
    {3, 25, kDagger},
    {3, 5, kSword},
    {3, 5, kChainHelmet},
    {3, 5, kChainArmor},
    {6, 20, kChainArmor},
    {6, 20, kChainHelmet},
    {6, 20, kChainBoots},
    {6, 15, kSword},
    {6, 15, kAxe},
    {6, 5, kPlateHelmet},
    {6, 5, kPlateArmor},
    {kAnyDepth, 25, kPlateArmor},
    {kAnyDepth, 25, kPlateHelmet},
    {kAnyDepth, 25, kPlateBoots},
    {kAnyDepth, 25, kTwoHandedSword},
});

}  // namespace

Pool<Equipment> equipment_of_level(int number) {
    Pool<Equipment> pool;
    int stretch = 0;
    for (const Find& find : kFinds) {
        if (number <= find.to_level && (pool.empty() || find.to_level == stretch)) {
            stretch = find.to_level;
            pool.add(find.equipment, find.weight);
        }
    }
    return pool;
}

}  // namespace rogue::tutorial
