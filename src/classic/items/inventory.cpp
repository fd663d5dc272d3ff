#include "rogue/classic/items/inventory.hpp"

#include <cassert>

namespace rogue {

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

void Inventory::equip_weapon(std::size_t slot) {
    assert(std::holds_alternative<Weapon>(items_[slot]));
    weapon_ = slot;
}

void Inventory::ready_wand(std::size_t slot) {
    assert(std::holds_alternative<Wand>(items_[slot]));
    wand_ = slot;
}

}  // namespace rogue
