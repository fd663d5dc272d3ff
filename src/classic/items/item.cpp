#include "rogue/classic/items/item.hpp"

#include <algorithm>
#include <cassert>

namespace rogue::classic {
namespace {

// From the worst to the best. The sidebar has room for 19 characters with `enchanted`.
constexpr auto kWeaponNames = std::to_array<std::string_view>(
    {"dagger", "shortsword", "longsword", "battle axe", "warhammer"});

// Draws no random number for a single kind: one more draw would change every dungeon.
const WandKind& random_wand_kind(Rng& rng) {
    constexpr int kCount = static_cast<int>(kWandKinds.size());
    return kWandKinds[kCount == 1 ? 0U : static_cast<std::size_t>(rng.below(kCount))];
}

Item random_wand(int depth, Rng& rng) {
    const WandKind& kind = random_wand_kind(rng);
    return Wand{.kind = &kind, .damage = kind.damage + depth / 3, .charges = 3 + rng.below(3)};
}

Item random_potion(Rng& rng) {
    return Potion{.heals = 10 + rng.below(6)};
}

// The bonus grows with depth without end, beyond the last name.
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

bool Inventory::wants(const Item& item) const {
    const auto* weapon = std::get_if<Weapon>(&item);
    return weapon == nullptr || std::ranges::none_of(items_, [&](const Item& other) {
               const auto* carried = std::get_if<Weapon>(&other);
               return carried != nullptr && carried->bonus >= weapon->bonus;
           });
}

void Inventory::add(Item item) {
    assert(!full());
    items_.push_back(item);
}

void Inventory::remove(std::size_t slot) {
    assert(slot < items_.size());
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(slot));
    for (Slot* used : {&weapon_, &wand_}) {
        if (*used == slot) {
            used->reset();
        } else if (*used > slot) {
            --**used;
        }
    }
}

}  // namespace rogue::classic
