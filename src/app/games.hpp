#pragma once

#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Returns the games that the program lists (src/games.cpp). The first is played by default.
GameList games();

}  // namespace rogue
