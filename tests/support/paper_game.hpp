#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue::test {

/// A small game for tests of terminals, files and names, which no change of a real game's rules can
/// break. It takes the place of the dungeon crawl: its keys, words and glyphs are the same. `z`
/// asks for a direction, and a bolt shows on the next tile, which hits nothing. Each depth is the
/// same drawn level: a rat dies of the second hit and bites once, the potion heals, and the troll
/// kills by its third blow. The seed decides in which row a run begins; if it is even, no dagger
/// lies in the corner.
extern const GameKind kPaperGame;

}  // namespace rogue::test
