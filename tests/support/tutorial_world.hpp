#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tutorial/rules/game.hpp"

namespace rogue::test {

/// Dice with this chance always count, and with that one never.
constexpr int kAlways = 100;
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

/// The level as `like` draws it, with open doors as `-`. The player hides a monster, and a monster
/// what lies there.
std::string drawing_of(const tutorial::World& world, std::string_view like);

/// A run in that world after these keys, which are letters of scripts.
tutorial::Game run_of(tutorial::World world, std::string_view keys);

/// All messages, a line each.
std::string messages_of(const MessageLog& log);

/// The level of that number in the dungeon of that seed, entered by a player who is hard to kill
/// and can do everything.
tutorial::World equipped_world(std::uint64_t seed, int level);

/// A monster with the numbers that those of a drawing have.
tutorial::Monster plain_monster(tutorial::MonsterKind kind, Point position);

/// Adds it to the level and to the schedule.
void add(tutorial::World& world, const tutorial::Monster& monster);

}  // namespace rogue::test
