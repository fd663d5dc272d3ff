#include "rogue/items/item_factory.hpp"

#include <algorithm>
#include <array>

namespace rogue {
namespace {

constexpr auto kWeaponNames = std::to_array<std::string_view>(
    {"dagger", "shortsword", "longsword", "battle axe", "warhammer"});

Item random_wand(int depth, Rng& rng) {
    return Wand{.damage = 8 + depth / 3, .range = 6, .charges = 3 + rng.below(3)};
}

Item random_potion(Rng& rng) {
    return Potion{.heals = 10 + rng.below(6)};
}

// The bonus goes on growing with depth where the names end.
Item random_weapon(int depth, Rng& rng) {
    const int bonus = 1 + depth / 2 + rng.below(2);
    const auto rank = std::min(static_cast<std::size_t>(bonus) - 1, kWeaponNames.size() - 1);
    return Weapon{.plain_name = kWeaponNames[rank], .bonus = bonus};
}

}  // namespace

Item random_item(int depth, Rng& rng) {
    if (depth >= 2 && rng.below(100) < 15) {
        return random_wand(depth, rng);
    }
    return rng.below(100) < 55 ? random_potion(rng) : random_weapon(depth, rng);
}

}  // namespace rogue
