#pragma once

#include <string_view>

#include "rogue/base/key_source.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/any_display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// Shows the screens after a death. The last map is on the screen already and stays until any key
/// is pressed; then the game-over screen stays until another key.
void show_game_over(KeySource& keys, AnyDisplay& display, const GameOver& over);

/// The same on a terminal. Below the map it says what has happened and that any key goes on. On
/// either screen a key counts once the keyboard has been quiet for half a second.
void show_game_over(TerminalSession& session, std::string_view happened, const GameOver& over);

}  // namespace rogue
