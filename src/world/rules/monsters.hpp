#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "rogue/base/point.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

/// What a kind of monster does that others don't.
enum class Habit : std::uint8_t {
    quick,         ///< Steps twice.
    throws,        ///< Throws stones.
    roars,         ///< Its roar wakes its tile.
    heals,         ///< Gains hit points each turn.
    haunts_walls,  ///< Goes through walls.
    none,
};

/// What a monster of that name does, for players; empty if that is nothing of its own.
std::string_view habit_of(std::string_view monster);

struct Monster : classic::Monster {
    Monster(const MonsterKind& its_kind, Point where) : classic::Monster(its_kind, where) {}

    Habit habit() const;

    bool awake = false;
    bool was_awake = false;  ///< Before this turn.
    std::size_t number = 0;  ///< So many of the run were made before it.
};

/// All monsters of a run. Only those in the nine tiles around the player can act or be met. The
/// others are kept by tile, so that it costs nothing how many there are.
class Monsters {
public:
    /// A monster that is made after all others.
    void add(Monster monster);

    /// REQUIRES: it is one of those nearby. References to those behind it are invalid afterwards.
    void remove(const Monster& monster);

    /// From now on those in the nine tiles around that one are nearby.
    void gather_around(Point tile);

    /// Those in the nine tiles, in the order in which they were made. They may be moved within
    /// these.
    std::span<Monster> nearby() { return nearby_; }
    std::span<const Monster> nearby() const { return nearby_; }

    /// The one on that cell, or null. REQUIRES: the cell is in the nine tiles.
    Monster* at(Point cell);

private:
    std::vector<Monster> nearby_;
    std::map<std::pair<int, int>, std::vector<Monster>> far_;
    Point around_;
    std::size_t made_ = 0;
};

}  // namespace rogue::world
