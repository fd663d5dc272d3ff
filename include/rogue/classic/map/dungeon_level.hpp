#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"

namespace rogue::classic {

enum class Terrain : std::uint8_t {
    wall,
    floor,
    stairs_down,
    stairs_up,
    fountain,
    count,
};

/// One square of a level: what it is, and what the player remembers of it. The level knows whether
/// it is in sight.
struct Tile {
    Terrain terrain = Terrain::wall;
    bool explored = false;  ///< The player has seen it at some time.
};

/// The name of terrain, and how it looks when it is in sight and when it is remembered.
struct TerrainLook {
    Terrain terrain;
    std::string_view name;
    Glyph glyph;
    Color lit;
    Color remembered;
};

inline constexpr auto kTerrainLooks = complete_table<TerrainLook, &TerrainLook::terrain>({
    {Terrain::wall, "wall", Glyph{'#'}, Color::dark_cyan, Color::dark_blue},
    {Terrain::floor, "floor", Glyph{'.'}, Color::dark_yellow, Color::dark_gray},
    {Terrain::stairs_down, "stairs down", Glyph{'>'}, Color::yellow, Color::dark_yellow},
    {Terrain::stairs_up, "stairs up", Glyph{'<'}, Color::white, Color::gray},
    {Terrain::fountain, "fountain", Glyph{'{'}, Color::cyan, Color::dark_cyan},
});

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

    /// Whether the point is inside the level and not a wall.
    bool walkable(Point p) const { return contains(p) && at(p).terrain != Terrain::wall; }

    /// The living monster on that tile, or null. Valid until the list of monsters changes.
    Monster* monster_at(Point p);

    /// The first item on that tile, or null. Valid until the list of items changes.
    const PlacedItem* item_at(Point p) const;

    /// Takes the item off the level. REQUIRES: it is one of `items`.
    void remove_item(const PlacedItem& item) {
        items.erase(items.begin() + (&item - items.data()));
    }

    /// Takes the monster off the level. REQUIRES: it is one of `monsters`.
    void remove_monster(const Monster& monster) {
        monsters.erase(monsters.begin() + (&monster - monsters.data()));
    }

    /// Whether the player could see that tile when sight was last computed. REQUIRES: contains(p).
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

/// Makes visible and explored what cast_rays() reaches from the tile `eye`, and nothing else
/// visible. A ray ends after the first wall or at the edge of the level. Does nothing if sight was
/// last computed from there, since walls don't come or go. REQUIRES: the level contains `eye`.
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue::classic
