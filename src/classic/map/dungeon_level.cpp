#include "rogue/classic/map/dungeon_level.hpp"

#include <algorithm>

#include "rogue/classic/map/rays.hpp"

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

static_assert(DungeonLevel::kStride == kRayStride);

void compute_fov(DungeonLevel& level, Point eye) {
    if (level.seen_from == eye) {
        return;
    }
    level.clear_visibility();
    level.seen_from = eye;
    level.reveal(eye);
    cast_rays([&](int distance) { return level.reveal(eye, distance).terrain == Terrain::wall; });
}

}  // namespace rogue::classic
