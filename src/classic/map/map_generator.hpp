#pragma once

#include <cstdint>
#include <vector>

#include "rogue/base/rng.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

enum class BossAllowed { no, yes };

/// Digs and fills one level. The order of its draws is part of the rules: the same stream always
/// gives the same level.
///
///   1. Rooms: 30 attempts. A bent corridor joins each new room to the one placed before it.
///      If there are fewer than two rooms, it begins again from solid wall.
///   2. Stairs: the player arrives in the centre of the first room; the way down is in the last's.
///   3. Perhaps the boss, in any room but the first.
///   4. Every room but the first: perhaps a fountain, monsters, perhaps one or two items.
class MapGenerator {
public:
    /// `rng` is borrowed for the generator's life. REQUIRES: depth >= 1.
    MapGenerator(int depth, Rng& rng) : depth_(depth), rng_(rng) {}

    /// A new level. If the boss is on it, the boss is its first monster.
    DungeonLevel generate(BossAllowed boss_allowed);

private:
    struct Room {
        int x, y, width, height;

        Point center() const { return {x + width / 2, y + height / 2}; }
        bool touches(const Room& other) const;
    };

    void dig_rooms();
    void try_to_place_room();
    void dig_corridor(Point from, Point to);
    void dig(Point from, Point to);
    void place_stairs();
    void maybe_place_boss();
    void fill(const Room& room);
    void place_monsters(const Room& room);
    void maybe_place_item(const Room& room, int percent);
    Point point_in(const Room& room);

    int depth_;
    Rng& rng_;
    DungeonLevel level_;
    std::vector<Room> rooms_;
};

/// The level of that depth in the dungeon of that seed.
inline DungeonLevel generate_level(std::uint64_t seed, int depth, BossAllowed boss_allowed) {
    Rng rng(seed, static_cast<std::uint64_t>(depth));
    return MapGenerator(depth, rng).generate(boss_allowed);
}

}  // namespace rogue::classic
