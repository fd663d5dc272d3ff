#pragma once

#include <string_view>

#include "rogue/classic/map/dungeon_level.hpp"
#include "tests/support/drawing.hpp"

namespace rogue::test {

using namespace classic;

// Levels as drawings in ASCII. A drawing begins at the level's upper left corner. Blanks before a
// row and empty rows do not count. Each thing has the letter with which the game draws it in ASCII:
//
//   #   wall; so is all beyond the drawing        .   floor
//   >   stairs down (the level's)                 <   stairs up
//   {   fountain                                  @   floor, and where the player starts
//   r g o T W L   floor with a rat, goblin, orc, troll, wraith, dread knight
//   !   floor with a potion that heals 10
//   )   floor with a dagger, +1
//   /   floor with a wand of damage 8 and 3 charges

/// Things are listed in reading order. Without `@` the player starts on the stairs up.
DungeonLevel level_from(std::string_view drawing);

/// A level that is all floor, without even a wall at its edge.
DungeonLevel open_level();

}  // namespace rogue::test
