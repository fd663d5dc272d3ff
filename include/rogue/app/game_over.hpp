#pragma once

#include "rogue/base/key_source.hpp"
#include "rogue/ui/any_display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// Shows the screens after a death. The last map is on the screen already and stays until any key
/// is pressed; then the game-over screen stays until another key.
void show_game_over(KeySource& keys, AnyDisplay& display, const GameOver& over);

}  // namespace rogue
