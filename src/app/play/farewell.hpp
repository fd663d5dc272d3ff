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

// The text on the normal screen after a run. All its sentences are made here, from values.

/// What a farewell tells of a run.
struct RunSummary {
    const GameKind* game;
    RunHeader header;
    Outcome outcome;
    std::string death = {};  ///< As death_of() returns it.
    Gains gains = {};
    bool set_aside = false;                ///< To be resumed. Any other open run was cut off.
    std::optional<std::size_t> rank = {};  ///< The rank of its score in the table, from 1.
    std::string record = {};               ///< The file that keeps it, or empty.
    bool last_played = false;              ///< `--replay` shows it unless another file is named.
};

/// An unfinished run that the player ended for good, and what it had achieved.
struct DroppedRun {
    const GameKind* game;
    Tally tally;
};

/// Returns the lines for a player after playing: how the run went, and what to type to resume it,
/// to see it or to play its dungeon again. There are none if no run began. The options say how the
/// program was called.
Lines lines_of(const std::vector<DroppedRun>& dropped, const std::optional<RunSummary>& run,
               const Options& options);

/// Returns a line with the rank, from 1, of a run among the `runs` kept in a day's dungeon.
Lines rank_line(std::size_t rank, std::size_t runs);

/// Returns a line that says that unfinished runs were not offered, since the options ask for
/// others.
Lines waiting_line(std::size_t count, const Options& options);

/// Returns what the record of a run lacks.
std::vector<std::string> trouble_with_record(const RunWriter& writer);

/// The beginning of the sentence about a run that can be resumed.
inline constexpr std::string_view kOpen = "The run is still open";

/// Returns how a run ended in death, as in `killed by an orc on depth 3, with a score of 340 (kills
/// 4)`. Also says how far it came, if that was farther. Empty if it did not end in death.
std::string death_of(const GameKind& kind, const AnyGame& game);

/// Returns how somebody else's run ended, as a sentence with its score, as in `The run was quit
/// with ...`. The sentence about an unfinished run begins with `open`.
std::string how_it_ended(const GameKind& kind, const AnyGame& game, std::string_view open);

/// Says below the last screen of a run what happened and that any key goes on. Leaves out the part
/// in parentheses if there is no room.
void show_end(TerminalSession& session, std::string_view happened);

/// Shows the game-over screen to somebody whose keys come from a script, with this run alone.
void show_game_over(Display& display, const GameKind& game, const Outcome& outcome);

/// Prints on the normal screen how the run that somebody looked at ended, by how_it_ended(). If a
/// signal ended the looking, ends the program by that signal instead.
void print_end(const Replayed& run, std::string_view open, int ending_signal);

}  // namespace rogue
