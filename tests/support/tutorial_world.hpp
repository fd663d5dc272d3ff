#pragma once

#include <cstdint>
#include <string_view>

#include "tutorial/rules/world.hpp"

namespace rogue::test {

/// Dice with this chance never count.
constexpr int kNever = -1;

/// A run in the middle of a level drawn in ASCII. The drawing's upper left corner is the map's;
/// blanks before a row and empty rows do not count. All of it is one room.
///
///   #   wall; so is all beyond the drawing      .   floor
///   @   where the player stands                 >   the stairs down
///   +   a closed door                           $   10 gold
///   k o g   a kobold, ooze, goblin
///
/// Monsters are listed in reading order, with 10 health, one die of attack and of defense that
/// never count, 5 gold, and the speed of their kind.
tutorial::World world_from(std::string_view drawing);

/// The level of that number in the dungeon of that seed, entered by a player who is hard to kill
/// and can do everything.
tutorial::World equipped_world(std::uint64_t seed, int level);

/// A monster with the numbers that those of a drawing have.
tutorial::Monster plain_monster(tutorial::MonsterKind kind, Point position);

/// Adds it to the level and to the schedule.
void add(tutorial::World& world, const tutorial::Monster& monster);

}  // namespace rogue::test
