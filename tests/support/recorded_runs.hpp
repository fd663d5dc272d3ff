#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "rogue/classic/classic.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/world/world.hpp"

namespace rogue::test {

/// Where a game's recorded runs are.
struct Recordings {
    const GameKind& game;
    const char* folder;  ///< In the project.
    char quit;           ///< The key that ends a run.
};

inline constexpr Recordings kClassicRuns{kClassic, "tests/golden", 'q'};
inline constexpr Recordings kTutorialRuns{kTutorial, "tests/tutorial/golden", 'Q'};
inline constexpr Recordings kWorldRuns{kWorld, "tests/world/golden", 'q'};

/// A recorded run: its game, its seed, its keys in the letters of scripts, and its frames.
struct RecordedRun {
    const GameKind* game = &kClassic;
    std::uint64_t seed = 0;
    std::string keys;
    std::vector<std::string> lines;  ///< A line of the trace for each frame: `N KEY MS HASH`.
    std::string end;                 ///< The last line: `end HOW score S depth D kills K`.
};

/// The traces, in the order of their names.
std::vector<std::filesystem::path> recorded_traces(const Recordings& of = kClassicRuns);

/// Throws std::runtime_error if there is no such trace or if it makes no sense.
RecordedRun load_recorded_run(const std::filesystem::path& trace,
                              const Recordings& of = kClassicRuns);

/// The run whose trace has that name.
RecordedRun recorded_run(const std::string& name, const Recordings& of = kClassicRuns);

/// Gets every frame in turn. `stay` is 0 if the game waits for a key. `keys_taken` is the number of
/// keys that the game has taken.
using FrameWatcher =
    std::function<void(const Frame& frame, std::chrono::milliseconds stay, int keys_taken)>;

/// Plays the run's keys with its seed. After a death any key leads to the game-over screen, whose
/// table holds only this run.
Outcome play(const RecordedRun& run, const FrameWatcher& watcher);

}  // namespace rogue::test
