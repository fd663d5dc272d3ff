#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue::test {

/// A recorded run: its game, its seed, its keys in the letters of scripts, and its frames.
struct RecordedRun {
    const GameKind* game = nullptr;
    std::uint64_t seed = 0;
    std::string keys = {};
    std::vector<std::string> lines = {};  ///< A line of the trace a frame: `N KEY MS HASH`.
    std::string end = {};                 ///< The last line: `end HOW score S depth D kills K`.
    std::string file = {};                ///< The path of its run file.
};

/// Gets every frame in turn. `stay` is 0 if the game waits for a key. `keys_taken` is the number of
/// keys that the game has taken.
using FrameWatcher =
    std::function<void(const Frame& frame, std::chrono::milliseconds stay, int keys_taken)>;

/// Plays the run's keys with its seed. After a death any key leads to the game-over screen, whose
/// table holds only this run.
Outcome play(const RecordedRun& run, const FrameWatcher& watcher);

/// The frames of a run in which the game waits for a key.
std::vector<Frame> waiting_frames(const RecordedRun& run);

}  // namespace rogue::test
