#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "rogue/classic/items/item.hpp"

namespace rogue {

/// The player's pack: items in the order in which they were picked up. One weapon may be equipped
/// and one wand readied. Slots count from 0. Removing an item moves the items behind it up.
class Inventory {
public:
    static constexpr std::size_t kCapacity = 20;

    std::span<const Item> items() const { return items_; }
    bool full() const { return items_.size() == kCapacity; }

    /// REQUIRES: not full().
    void add(Item item);

    /// REQUIRES: slot < items().size(). If the item was in use, nothing of its kind is in use
    /// afterwards.
    void remove(std::size_t slot);

    /// Makes the item in the slot the equipped weapon. REQUIRES: the slot holds a weapon.
    void equip_weapon(std::size_t slot);
    /// Makes the item in the slot the readied wand. REQUIRES: the slot holds a wand.
    void ready_wand(std::size_t slot);

    /// The equipped weapon and the readied wand; null if there is none.
    const Weapon* weapon() const { return in_slot<const Weapon>(*this, weapon_); }
    const Wand* wand() const { return in_slot<const Wand>(*this, wand_); }
    Weapon* weapon() { return in_slot<Weapon>(*this, weapon_); }
    Wand* wand() { return in_slot<Wand>(*this, wand_); }

    /// Whether the slot holds the equipped weapon or the readied wand.
    bool in_use(std::size_t slot) const { return slot == weapon_ || slot == wand_; }

private:
    using Slot = std::optional<std::size_t>;

    template <typename Kind>
    static Kind* in_slot(auto& pack, Slot slot) {
        return slot ? &std::get<std::remove_const_t<Kind>>(pack.items_[*slot]) : nullptr;
    }

    std::vector<Item> items_;
    Slot weapon_;
    Slot wand_;
};

}  // namespace rogue
