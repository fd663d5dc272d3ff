#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/commandline/options.hpp"
#include "app/runs/replayed.hpp"
#include "app/runs/run.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

// What people read on the normal screen after a run. Every sentence of it is made here, from values
// that say what has happened.

/// The place of a run among the kept ones that were played in the dungeon of the same day.
struct PlaceOfDay {
    std::size_t place;  ///< From 1.
    std::size_t runs;   ///< How many have a place.
};

/// A run that has been played.
struct PlayedRun {
    const GameKind* game;
    RunHeader header;
    Outcome outcome;
    bool left = false;  ///< The player has left it; otherwise an open run was cut off.
    std::optional<std::size_t> rank = {};  ///< The place of its score in the table, from 1.
    std::optional<PlaceOfDay> place_of_day = {};
    std::string record = {};   ///< The file that keeps it, or empty.
    bool last_played = false;  ///< `--replay` shows it unless another file is named.
};

/// An unfinished run that the player has ended for good, and what it had achieved.
struct DroppedRun {
    const GameKind* game;
    Tally tally;
};

/// What a player is told after playing.
struct Farewell {
    std::vector<DroppedRun> dropped;
    std::optional<PlayedRun> run;  ///< Nothing if the player left before a run began.
};

/// How the run went, and what to type to go on with it, to see it or to play its dungeon again. The
/// options say how the program was called.
Lines lines_of(const Farewell& farewell, const Options& options);

/// That there are unfinished runs that were not offered, because the options ask for others.
Lines told_of_unoffered(std::size_t count, const Options& options);

/// What went wrong when the score of a closed run was entered, and whether it is lost; empty if
/// nothing did.
std::string trouble_with_score(const ClosedRun& closed, const Tally& tally);

/// What the record of a run lacks.
std::vector<std::string> trouble_with_record(const RunWriter& writer);

/// How the sentence about a run that was cut off begins.
inline constexpr std::string_view kCutOff = "The run was cut off";

/// How somebody else's run ended, as a sentence with its score: `The run ended in death with ...`.
/// The sentence about a run that has not ended begins with `open`.
std::string how_it_ended(const Outcome& outcome, const GameKind& game, std::string_view open);

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
