#pragma once

#include <string_view>

#include "app/commandline/options.hpp"

namespace rogue {

// What the program can do. Each function returns the exit status and throws an exception for what a
// person must be told.

/// The exit status for a run file that is not valid.
constexpr int kBadRun = 3;

/// Plays a run in the terminal, or by lines of text, and says on the normal screen how it ended.
/// Before that it offers to resume the runs that were cut off. If a signal ended the run, the
/// program ends by that signal.
int play(const Options& options);

/// Plays a run from keys on standard input, as fast as they come.
int play_headless(const Options& options);

/// Shows a run file in the terminal and says how the run ended.
int replay(const Options& options);

/// Prints one frame of a run file as a picture in SVG: the frame after the key that the options
/// name, or else the last map.
int print_svg(const Options& options);

/// Prints a run file as a recording for asciinema.
int print_cast(const Options& options);

/// Prints a run as one line of text, its code.
int print_code(const Options& options);

/// Shows a run while somebody plays it, until it ends or the spectator leaves. If the options name
/// no file, it shows the run that was played last.
int watch(const Options& options);

/// Prints the story of a run file, which it replays. If the options name no file, it is that of the
/// run that was played last.
int print_story(const Options& options);

/// Replays run files without showing them and prints a line for each, in order: `ok HOW score S
/// depth D kills K seed N FILE`, `open ...` for a run that has not ended, `bad FILE:LINE: why`. A
/// line ends in the name of the game if that is not the classic one. Returns 3 if a file is bad,
/// else 1 if a file can't be read, else 0.
int verify(const Options& options);

/// Prints the table of high scores and says which scores a run file proves. If the options ask for
/// a dungeon, it ranks the kept runs of that dungeon instead.
int print_scores(const Options& options);

/// Writes what went wrong to standard error: a line `roguelike: PROBLEM`.
void report(std::string_view problem);

}  // namespace rogue
