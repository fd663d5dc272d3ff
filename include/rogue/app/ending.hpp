#pragma once

#include <string_view>

#include "rogue/app/replayed.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// Says below the last screen of a run what has happened and that any key goes on.
void say_end(TerminalSession& session, std::string_view happened);

/// The same, and waits for the key. Then the game-over screen stays until another key. On either
/// screen a key counts once the keyboard has been quiet for half a second.
void show_end(TerminalSession& session, std::string_view happened, const GameOver& over);

/// Shows the screen after a death to somebody whose keys come from a script. Its table holds this
/// run alone.
void show_game_over(Display& display, const Tally& tally);

/// Tells on the normal screen how the run that somebody has looked at ended, as how_it_ended()
/// does. If a signal ended the looking, the program ends by that signal instead.
void tell_end(const Replayed& run, std::string_view open, int ending_signal);

}  // namespace rogue
