#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "rogue/base/point.hpp"
#include "rogue/entities/monster.hpp"
#include "rogue/items/item.hpp"
#include "rogue/map/tile.hpp"

namespace rogue {

struct PlacedItem {
    Point position;
    Item item;
};

/// One level of the dungeon, with the items and monsters on it. A new level is solid wall.
class DungeonLevel {
public:
    static constexpr int kWidth = 30;
    static constexpr int kHeight = 18;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// REQUIRES: contains(p).
    Tile& at(Point p) { return tiles_[index(p)]; }
    const Tile& at(Point p) const { return tiles_[index(p)]; }

    /// Whether the point is inside the level and not a wall.
    bool walkable(Point p) const { return contains(p) && at(p).terrain != Terrain::wall; }

    /// The living monster on that tile, or null. Valid until the list of monsters changes.
    Monster* monster_at(Point p);

    /// The first item on that tile, or null. Valid until the list of items changes.
    const PlacedItem* item_at(Point p) const;

    /// Takes the first item on that tile off the level. REQUIRES: item_at(p) is not null.
    Item take_item(Point p);

    /// Takes the monster off the level. REQUIRES: it is one of `monsters`.
    void remove_monster(const Monster& monster);

    void clear_visibility();

    std::vector<Monster> monsters;  ///< In the order in which they were placed and act.
    std::vector<PlacedItem> items;  ///< In the order in which they were placed.
    Point spawn;                    ///< Where the player arrives from above. Stairs up are here.
    Point stairs_down;

private:
    static constexpr std::size_t index(Point p) {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * kWidth + static_cast<std::size_t>(p.x);
    }

    std::array<Tile, std::size_t{kWidth} * kHeight> tiles_{};
};

}  // namespace rogue
