#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

// What the program can do. Each function returns the exit status and throws an exception for what a
// person must be told.

/// The exit status for a run file that is not valid.
constexpr int kBadRun = 3;

/// The exit status for a file that can't be read.
constexpr int kUnreadable = 1;

/// Plays a run in the terminal, or by lines of text, and says on the normal screen how it ended.
/// Before that it offers to resume the runs that were cut off. If a signal ended the run, the
/// program ends by that signal.
int play(const Options& options);

/// Plays a run from keys on standard input, as fast as they come.
int play_headless(const Options& options);

/// Shows a run file in the terminal and says how the run ended; or prints it, as the options ask:
/// as a picture in SVG, still or moving; as a page that browsers play; or as one line of text, its
/// code.
int replay(const Options& options);

/// Shows a run while somebody plays it, until it ends or the spectator leaves. If the options name
/// no file, it shows the run that was played last.
int watch(const Options& options);

/// Prints the story of a run file, which it replays. If the options name no file, it is that of the
/// run that was played last.
int print_story(const Options& options);

/// Replays the NamedRuns of all files without showing them and prints a line for each before it
/// looks for the next: `ok HOW score S depth D kills K seed N PLACE`, `open ...` for a run that has
/// not ended, `bad PLACE: why`. A line ends in the name of the game if that is not the classic one.
/// Returns 3 if a run is bad, else 1 if a file can't be read or standard input holds no run, else
/// 0.
int verify(const Options& options);

/// Prints the table of high scores and says which scores a run file proves. If the options ask for
/// a dungeon, it ranks the kept runs of that dungeon instead, and those that the files name.
int print_scores(const Options& options);

/// Prints what the player's kept runs come to, in each game or in the one that the options ask for.
/// To tell who has killed most often and the like, it replays those with a score, the newest first,
/// for a second of processor time. It returns what verify() does.
int print_my_runs(const Options& options);

/// Writes what went wrong to standard error: a line `roguelike: PROBLEM`.
inline void report(std::string_view problem) {
    write_standard_error(Lines().add("roguelike: ", problem));
}

/// The same for each of them.
inline void report_all(std::span<const std::string> problems) {
    for (const std::string& problem : problems) {
        report(problem);
    }
}

}  // namespace rogue
