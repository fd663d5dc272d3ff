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

/// A level of the dungeon with its items and monsters. A new one is solid wall.
class DungeonLevel {
public:
    static constexpr int kWidth = 30;
    static constexpr int kHeight = 18;

    static constexpr bool contains(Point p) {
        return p.x >= 0 && p.x < kWidth && p.y >= 0 && p.y < kHeight;
    }

    /// Tiles are in a list, row by row, so the tile below another comes this many places after it.
    /// Each row has a tile of wall at either end, and there is a row of wall above and below the
    /// level. So a path over open tiles, one step at a time, never leaves the list.
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

    /// Removes the first item on that tile from the level, if there is one.
    void remove_item_at(Point p);

    /// Removes the dead monsters from the level. Returns how many there were.
    int remove_dead();

    /// Returns true if the player saw the tile when sight was last computed. REQUIRES: contains(p).
    bool visible(Point p) const { return visible_[index(p)]; }

    /// Makes visible and explored, and returns, the tile `distance` places after `from` in the
    /// list. REQUIRES: contains(from), and the tile is in the list.
    const Tile& reveal(Point from, int distance = 0) {
        const std::size_t i = index(from) + static_cast<std::size_t>(distance);
        visible_[i] = true;
        tiles_[i].explored = true;
        return tiles_[i];
    }

    /// Makes all tiles invisible. Explored ones remain explored.
    void clear_visibility() {
        visible_.fill(false);
        seen_from.reset();
    }

    std::vector<Monster> monsters;  ///< In the order in which they were placed and act.
    std::vector<PlacedItem> items;  ///< In the order in which they were placed.
    Point spawn;                    ///< Where the player arrives from above: the stairs up.
    Point stairs_down;
    std::optional<Point> seen_from;  ///< The place from which the visible tiles are seen.

private:
    static constexpr std::size_t index(Point p) {
        assert(contains(p));
        const int i = (p.y + 1) * kStride + p.x + 1;
        return static_cast<std::size_t>(i);
    }

    static constexpr std::size_t kTiles = std::size_t{kStride} * (kHeight + 2);

    std::array<Tile, kTiles> tiles_{};
    std::array<bool, kTiles> visible_{};  // Not in the tiles, because each step clears it.
};

}  // namespace rogue::classic
