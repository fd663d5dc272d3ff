#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rogue/app/options.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/ui/frame_display.hpp"

namespace rogue {

// What the program can do. Each returns its exit status and throws what a person must be told.

/// The exit status for a run file that is not true.
constexpr int kBadRun = 3;

/// Plays a run in the terminal and says on the normal screen how it ended. Offers runs that were
/// cut off, before. Ends by the signal that ended the run, if one did.
int play(const Options& options);

/// Plays a run from keys on standard input, as fast as they come.
int play_headless(const Options& options);

/// Shows a run file in the terminal and says how the run ended.
int replay(const Options& options);

/// Replays run files without display and prints a line for each, in order: `ok HOW score S depth D
/// kills K seed N FILE`, `open ...` for a run that has not ended, `bad FILE:LINE: why`. Returns 3
/// if one is bad, else 1 if one can't be read, else 0.
int verify(const Options& options);

/// Prints the table of high scores and which of them a run file proves.
int print_scores(const Options& options);

/// The seed asked for, that of the day for a run that began at that date, else one from the
/// system's entropy.
std::uint64_t chosen_seed(const Options& options, std::string_view began);

/// The file the high scores are kept in: the one asked for; else highscores.txt beside the program;
/// else, if this user can't write or make that, in the user's data folder. If the system tells of
/// neither, in the working folder.
std::string scores_path(const Options& options);

/// The folder run files are kept in; nothing if the environment names none.
std::optional<std::string> runs_folder(const Options& options);

/// Tells on standard error what went wrong: a line `roguelike: PROBLEM`, as printable text.
void report(std::string_view problem);

/// What a run has achieved, to go on with in a sentence: ` with a score of S (depth D, kills K)`
std::string with_score(Tally tally);

/// The screens after a death: once any key has left the last map, the game-over screen until
/// another key. The map is shown already.
void show_game_over(KeySource& keys, FrameDisplay& display, const GameOver& over);

}  // namespace rogue
