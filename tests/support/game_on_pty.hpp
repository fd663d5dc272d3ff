#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/pty.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

/// What to run to play the dungeon of that seed, on a terminal that shows the game as it is meant
/// to look, and leaves no file.
PtyOptions game(std::uint64_t seed, std::vector<std::string> arguments = {});

/// Waits until the game shows its first map.
void wait_for_map(PtyProgram& program);

/// Waits until the terminal shows exactly this frame, and below it the status line: in play where
/// help is, or nothing.
void wait_for_frame(PtyProgram& program, const Frame& frame, const GlyphText& glyph_text = emoji,
                    std::optional<std::string_view> status = {});

/// Ends the run for good, where the game waits for a command.
void end_run(PtyProgram& program);

/// Waits for the high scores that end a run and leaves them.
void leave_high_scores(PtyProgram& program,
                       std::chrono::milliseconds patience = PtyProgram::kPatience);

/// Asks for the screen to be drawn anew, by Ctrl-L, and waits until it has been.
void redraw(PtyProgram& program);

/// The frames of a run in which the game waits for a key.
std::vector<Frame> waiting_frames(const RecordedRun& run);

/// A run in tests/golden, by the name of its trace.
RecordedRun recorded_run(const std::string& name);

/// What is not as a shell expects to find its terminal after a program; empty if nothing.
std::string left_behind(const PtyProgram& program);

}  // namespace rogue::test
