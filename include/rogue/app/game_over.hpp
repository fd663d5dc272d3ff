#pragma once

#include "rogue/base/key_source.hpp"
#include "rogue/ui/any_display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// The screens after a death: once any key has left the last map, the game-over screen until
/// another key. The map is shown already.
void show_game_over(KeySource& keys, AnyDisplay& display, const GameOver& over);

}  // namespace rogue
