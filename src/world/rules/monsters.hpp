#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
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

struct Monster : classic::Monster {
    Monster(const MonsterKind& its_kind, Point where) : classic::Monster(its_kind, where) {}

    Habit habit() const;

    bool awake = false;
};

/// All monsters of a run, in the order in which they were made. Only those in the nine tiles around
/// the player can act or be met: a list of them saves looking at all others.
class Monsters {
public:
    /// A monster behind all others.
    void add(const Monster& monster);

    /// REQUIRES: it is one of these. References to those behind it are invalid afterwards.
    void remove(const Monster& monster);

    /// From now on those in the nine tiles around that one are near.
    void gather_around(Point tile);

    /// Calls `visit` for each that is near, in the order of the list. It may move monsters within
    /// the nine tiles, but not add or remove any.
    template <typename Visit>
    void for_each_near(Visit visit) {
        for (const std::uint32_t i : near_) {
            visit(all_[i]);
        }
    }
    template <typename Visit>
    void for_each_near(Visit visit) const {
        for (const std::uint32_t i : near_) {
            visit(all_[i]);
        }
    }

    /// The one on that cell, or null. REQUIRES: the cell is in the nine tiles.
    Monster* at(Point cell);

    std::span<const Monster> all() const { return all_; }

private:
    bool is_near(const Monster& monster) const;

    std::vector<Monster> all_;
    std::vector<std::uint32_t> near_;  // Their places in the list of all.
    Point around_;
};

}  // namespace rogue::world
