#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/rng.hpp"
#include "tutorial/rules/actors.hpp"
#include "tutorial/rules/map.hpp"

namespace rogue::tutorial {

struct Door {
    Point position;
    bool open = false;
};

struct Gold {
    int amount;
};

/// Something that lies on a cell until somebody picks it up.
struct Treasure {
    using Thing = std::variant<Gold, Equipment, ItemKind, AbilityKind>;

    Point position;
    Thing thing;
};

/// One level, with all that lies and lives on it except the player.
struct Level {
    int number = 1;
    Map map;
    std::vector<Box> rooms;  ///< Their borders are walls. In the order in which they were dug.
    std::vector<Door> doors;
    Point stairs_up;  ///< Only for show: there is no way up.
    Point stairs_down;
    std::vector<Treasure> treasure;  ///< Several may share a cell.
    std::vector<Monster> monsters;   ///< Several may share a cell.
    CellSet in_sight;                ///< The player's field of view.
    CellSet explored;                ///< What the player has seen or has been shown.

    /// Returns the first monster on that cell, or null. Valid until the list changes.
    Monster* monster_at(Point p);

    /// Returns the monster of that number, or null. Valid until the list changes.
    Monster* monster_of(int its_number);

    /// Returns the door on that cell, or null.
    Door* door_at(Point p);

    /// Adds a monster at the end of the list with a number, from 1. Its cell is no longer walkable.
    Monster& add(Monster monster);

private:
    int last_number_ = 0;
};

/// Returns the first cell drawn in that room, walkable or not. It is never in the last column or
/// row of the room's floor. If it is not walkable, the function draws on until it draws a walkable
/// cell and ignores these later draws. It draws no more if the room is full of oozes, for example.
Point point_in(const Box& room, const Map& map, Rng& rng);

/// Returns the level of that number, from 1, in the dungeon of that seed. The player arrives in the
/// first room's centre, which is not walkable for that reason. `abilities` are those that have not
/// been placed so far; the level may take one of them. The order of the draws is part of the rules.
Level generate_level(std::uint64_t seed, int number, Pool<AbilityKind>& abilities);

}  // namespace rogue::tutorial
