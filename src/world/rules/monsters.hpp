#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

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

}  // namespace rogue::world
