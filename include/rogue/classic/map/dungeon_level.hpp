#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <vector>

#include "rogue/base/point.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/map/tile.hpp"

namespace rogue::classic {

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

    /// The tiles are kept in a list, row by row. The tile below another is this many places behind
    /// it. A row in the list has a tile of wall at either end, and the first and the last row are
    /// all wall. So a way over open tiles, one step at a time, never leaves the list.
    static constexpr int kStride = kWidth + 2;

    /// REQUIRES: contains(p).
    Tile& at(Point p) { return tiles_[index(p)]; }
    const Tile& at(Point p) const { return tiles_[index(p)]; }

    /// Returns true if the point is inside the level and not a wall.
    bool walkable(Point p) const { return contains(p) && at(p).terrain != Terrain::wall; }

    /// Returns the living monster on that tile, or null. Valid until the list of monsters changes.
    Monster* monster_at(Point p);

    /// Returns the first item on that tile, or null. Valid until the list of items changes.
    const PlacedItem* item_at(Point p) const;

    /// Takes the first item on that tile off the level, if there is one.
    void remove_item_at(Point p);

    /// Takes the dead monsters off the level and returns how many there were.
    int remove_dead();

    /// Returns true if the player could see that tile when sight was last computed. REQUIRES:
    /// contains(p).
    bool visible(Point p) const { return visible_[index(p)]; }

    /// Makes a tile visible and explored, and returns it. In the list it is `distance` places
    /// behind `from`. REQUIRES: contains(from), and the tile is in the list.
    const Tile& reveal(Point from, int distance = 0) {
        const std::size_t i = index(from) + static_cast<std::size_t>(distance);
        visible_[i] = true;
        tiles_[i].explored = true;
        return tiles_[i];
    }

    /// Makes no tile visible. What is explored stays so.
    void clear_visibility() {
        visible_.fill(false);
        seen_from.reset();
    }

    std::vector<Monster> monsters;  ///< In the order in which they were placed and act.
    std::vector<PlacedItem> items;  ///< In the order in which they were placed.
    Point spawn;                    ///< Where the player arrives from above. Stairs up are here.
    Point stairs_down;
    std::optional<Point> seen_from;  ///< From where the visible tiles are seen.

private:
    static constexpr std::size_t index(Point p) {
        assert(contains(p));
        const int i = (p.y + 1) * kStride + p.x + 1;
        return static_cast<std::size_t>(i);
    }

    static constexpr std::size_t kTiles = std::size_t{kStride} * (kHeight + 2);

    std::array<Tile, kTiles> tiles_{};
    std::array<bool, kTiles> visible_{};  // Apart from the tiles: it is cleared with every step.
};

}  // namespace rogue::classic
