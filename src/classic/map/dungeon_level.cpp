#include "rogue/classic/map/dungeon_level.hpp"

#include <algorithm>

namespace rogue::classic {

Monster* DungeonLevel::monster_at(Point p) {
    const auto found = std::ranges::find_if(
        monsters, [p](const Monster& monster) { return monster.position == p && monster.alive(); });
    return found == monsters.end() ? nullptr : &*found;
}

const PlacedItem* DungeonLevel::item_at(Point p) const {
    const auto found = std::ranges::find(items, p, &PlacedItem::position);
    return found == items.end() ? nullptr : &*found;
}

void DungeonLevel::remove_item_at(Point p) {
    const auto found = std::ranges::find(items, p, &PlacedItem::position);
    if (found != items.end()) {
        items.erase(found);
    }
}

int DungeonLevel::remove_dead() {
    return static_cast<int>(
        std::erase_if(monsters, [](const Monster& monster) { return !monster.alive(); }));
}

}  // namespace rogue::classic
