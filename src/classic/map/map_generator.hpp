#pragma once

#include <cstdint>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

enum class BossAllowed { no, yes };

/// Makes one level: digs rooms and the corridors between them, places the stairs and perhaps the
/// boss, and then puts a fountain, monsters and items into each room but the first. The order of
/// random draws is part of the rules: the same stream always gives the same level.
class MapGenerator {
public:
    /// Prepares the level of that depth, from 1, in the dungeon of that seed.
    MapGenerator(std::uint64_t seed, int depth);

    /// Returns the level. Call this once.
    DungeonLevel generate(BossAllowed boss_allowed);

private:
    void dig_rooms();
    void try_to_place_room();
    void dig_corridor(Point from, Point to);
    void dig(const Box& box);
    void place_stairs();
    void maybe_place_boss();
    void fill(const Box& room);
    void place_monsters(const Box& room);
    void maybe_place_item(const Box& room, int percent);
    Point point_in(const Box& room);

    int depth_;
    Rng rng_;
    DungeonLevel level_;
    std::vector<Box> rooms_;
};

}  // namespace rogue::classic
