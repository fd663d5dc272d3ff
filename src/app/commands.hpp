#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

// What the program can do. Each function returns the exit status. It throws an exception for what a
// person must be told.

/// The exit status for a run file that is not valid.
constexpr int kBadRun = 3;

/// The exit status for a file that can't be read.
constexpr int kUnreadable = 1;

/// Offers to resume runs that were cut off, plays a run in the terminal or by lines of text, and
/// says on the normal screen how it ended. If a signal ended the run, it also ends the program.
int play(const Options& options);

/// Plays a run from keys on standard input, as fast as they come.
int play_headless(const Options& options);

/// Shows a run file in the terminal and says how the run ended; or prints it, if the options ask
/// for that: as an SVG picture, still or moving, as a page that browsers play, or as its code, one
/// line of text.
int replay(const Options& options);

/// Shows a run while somebody plays it, until it ends or the spectator leaves. If the options name
/// no file, shows the run that was played last.
int watch(const Options& options);

/// Replays a run file and prints its story. If the options name no file, takes the run that was
/// played last.
int print_story(const Options& options);

/// Replays the NamedRuns of all files without showing them. Prints a line for each before it looks
/// for the next: `ok HOW score S depth D kills K seed N PLACE`, `open ...` for an unfinished run,
/// or `bad PLACE: why`. A line ends in the name of the game if that is not the classic one. Returns
/// 3 if a run is bad, else 1 if a file can't be read or standard input has no run, else 0.
int verify(const Options& options);

/// Prints the table of high scores and says which scores a run file proves. If the options ask for
/// a dungeon, instead ranks the kept runs of that dungeon and those that the files name.
int print_scores(const Options& options);

/// Prints a summary of the player's kept runs, for each game or the one that the options ask for.
/// What only a replay tells, such as who killed most often, comes from those with a score, the
/// newest first, as far as a second of processor time allows. Returns what verify() does.
int print_my_runs(const Options& options);

/// Writes what went wrong to standard error: a line `roguelike: PROBLEM`.
inline void report(std::string_view problem) {
    write_standard_error(Lines().add("roguelike: ", problem));
}

/// Reports each of the problems.
inline void report_all(std::span<const std::string> problems) {
    for (const std::string& problem : problems) {
        report(problem);
    }
}

}  // namespace rogue
