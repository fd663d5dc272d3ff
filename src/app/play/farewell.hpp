#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/options.hpp"
#include "app/runs/live_run.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

// What people read on the normal screen after a run. Every sentence of it is made here, from values
// that say what has happened.

/// A run that has been played.
struct PlayedRun {
    const GameKind* game;
    RunHeader header;
    Outcome outcome;
    std::string death = {};  ///< What death_of() tells of it.
    int gathered = 0;        ///< As AnyGame has it.
    bool left = false;       ///< The player has left it; otherwise an open run was cut off.
    std::optional<std::size_t> rank = {};  ///< The place of its score in the table, from 1.
    std::string record = {};               ///< The file that keeps it, or empty.
    bool last_played = false;              ///< `--replay` shows it unless another file is named.
};

/// An unfinished run that the player has ended for good, and what it had achieved.
struct DroppedRun {
    const GameKind* game;
    Tally tally;
};

/// Returns what a player is told after playing: how the run went, and what to type to go on with
/// it, to see it or to play its dungeon again. There is none if the player left before a run began.
/// The options say how the program was called.
Lines lines_of(const std::vector<DroppedRun>& dropped, const std::optional<PlayedRun>& run,
               const Options& options);

/// Returns which place, from 1, a run has among the kept ones that were played in the dungeon of
/// the same day, if so many have a place.
Lines told_of_place(std::size_t place, std::size_t runs);

/// Tells that unfinished runs were not offered, because the options ask for others.
Lines told_of_unoffered(std::size_t count, const Options& options);

/// Returns what the record of a run lacks.
std::vector<std::string> trouble_with_record(const RunWriter& writer);

/// How the sentence about a run that can be resumed begins.
inline constexpr std::string_view kOpen = "The run is still open";

/// Returns how a run ended in death: `killed by an orc on depth 3, with a score of 340 (kills 4)`.
/// How far it came is told too, if that was farther. Empty if it did not end in death.
std::string death_of(const GameKind& kind, const AnyGame& game);

/// Returns how somebody else's run ended, as a sentence with its score: `The run was quit with
/// ...`. The sentence about a run that has not ended begins with `open`.
std::string how_it_ended(const GameKind& kind, const AnyGame& game, std::string_view open);

/// Says below the last screen of a run what has happened and that any key goes on. What stands in
/// parentheses is left out if there is no room.
void say_end(TerminalSession& session, std::string_view happened);

/// Shows the game-over screen to somebody whose keys come from a script. Its table holds this
/// run alone.
void show_game_over(Display& display, const GameKind& game, const Outcome& outcome);

/// Tells on the normal screen how the run that somebody has looked at ended, as how_it_ended()
/// does. If a signal ended the looking, the program ends by that signal instead.
void tell_end(const Replayed& run, std::string_view open, int ending_signal);

}  // namespace rogue
