#pragma once

#include "rogue/app/options.hpp"

namespace rogue {

// What the program can do. Each returns its exit status and throws what a person must be told.

/// The exit status for a run file that is not true.
constexpr int kBadRun = 3;

/// Plays a run in the terminal, or by lines of text, and says on the normal screen how it ended.
/// Offers runs that were cut off, before. Ends by the signal that ended the run, if one did.
int play(const Options& options);

/// Plays a run from keys on standard input, as fast as they come.
int play_headless(const Options& options);

/// Shows a run file in the terminal and says how the run ended.
int replay(const Options& options);

/// Prints one frame of a run file as a picture in SVG: that behind the key that the options name,
/// else the last map.
int print_svg(const Options& options);

/// Prints a run file as a recording for asciinema.
int print_cast(const Options& options);

/// Shows a run while it is played, by anybody, until it ends or the spectator leaves. Without a
/// file it is the one last played.
int watch(const Options& options);

/// Replays run files without display and prints a line for each, in order: `ok HOW score S depth D
/// kills K seed N FILE`, `open ...` for a run that has not ended, `bad FILE:LINE: why`. Returns 3
/// if one is bad, else 1 if one can't be read, else 0.
int verify(const Options& options);

/// Prints the table of high scores and which of them a run file proves.
int print_scores(const Options& options);

}  // namespace rogue
