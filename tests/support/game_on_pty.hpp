#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/pty.hpp"
#include "tests/support/recorded_run.hpp"

namespace rogue::test {

/// How to run the game on paper in the dungeon of that seed, on a terminal that shows it as it is
/// meant to look. The game leaves no file.
PtyOptions game(std::uint64_t seed, std::vector<std::string> arguments = {});

/// What somebody types into a shell to run that program.
std::string command_line(const PtyOptions& options);

/// Whether the program has written that text, from that place of its transcript on. It finds what
/// the terminal has broken into lines, too.
bool tells(const PtyProgram& program, std::string_view text, std::size_t from = 0);

/// Waits until the game shows its first map.
void wait_for_map(PtyProgram& program);

/// A game on a terminal that shows its first map.
class StartedGame : public PtyProgram {
public:
    explicit StartedGame(PtyOptions options) : PtyProgram(std::move(options)) {
        wait_for_map(*this);
    }
};

/// The text in the row below the frame; empty if the screen has no such row.
std::string row_below(const TerminalEmulator& screen);

/// Waits until the terminal shows exactly this frame and the status line below it, or any status
/// line if none is given.
void wait_for_frame(PtyProgram& program, const Frame& frame, const GlyphText& glyph_text = emoji,
                    std::optional<std::string_view> status = {});

/// Types these bytes and checks that the program ends well.
void leave_by(PtyProgram& program, std::string_view bytes);
/// Presses q where the game waits for a command, and waits for the question whether to leave.
void ask_to_leave(PtyProgram& program);

/// Leaves the run for later and checks that the program ends well. REQUIRES: the game waits for a
/// command.
void keep_run(PtyProgram& program);

/// Answers the question whether to leave with a key that ends the run for good. Such a key counts
/// once the keyboard has been quiet.
void answer_for_good(PtyProgram& program, std::string_view key);

/// Ends the run for good. REQUIRES: the game waits for a command.
void end_run(PtyProgram& program);

/// Ends the run for good and checks that the program ends well. REQUIRES: as end_run().
void end_program(PtyProgram& program);

/// Kills the program, as a computer does that goes off, and waits until it is gone.
void kill_now(PtyProgram& program);

/// Plays the key at that place of a run that died, of which these are the waiting frames, and waits
/// for the frame that follows it. The last key leaves the map of the death.
void play_key(PtyProgram& program, const RecordedRun& run, const std::vector<Frame>& frames,
              std::size_t place, const GlyphText& glyph_text = emoji);

/// Keys count on the screens after a death, and those that end a run, once the keyboard has been
/// quiet for half a second.
inline constexpr std::chrono::milliseconds kLongerThanQuiet{550};

/// Types the keys four times, a quarter of a second apart, as a held key begins to come. Returns
/// false if the machine was so slow that the keyboard may have been quiet since the key at `last`.
bool hold(PtyProgram& program, std::string_view keys, std::chrono::steady_clock::time_point last);

/// Waits for the map of a death and leaves it for the high scores.
void leave_death(PtyProgram& program);

/// Waits for the map of a death, leaves it and the high scores, and checks that the program ends
/// well.
void leave_high_scores(PtyProgram& program);

/// Leaves the last screen of the program and checks that it ends well.
void leave_end(PtyProgram& program);

/// Makes the game redraw the screen, by Ctrl-L, and waits until it has.
void redraw(PtyProgram& program);

/// The first frame of the game on paper in the dungeon of that seed.
Frame first_frame(std::uint64_t seed);

/// What is wrong with the terminal that a program leaves to its shell; empty if nothing is.
std::string left_behind(const PtyProgram& program);

}  // namespace rogue::test
