#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/records/run_file_format.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// A run that was replayed from its file: its keys, and the game as they leave it.
struct Replayed {
    const GameKind* kind = nullptr;
    RunHeader header = {};
    std::unique_ptr<AnyGame> game = {};
    std::string keys = {};                     ///< In the letters of run files.
    std::optional<Outcome> recorded_end = {};  ///< Nothing if the run was cut off.
    ResumePoint resume_point = {};  ///< Where to continue the file if the run was cut off.
};

/// Returns the game of the run in this file. Throws BadRunFile if no game has its rules.
const GameKind& kind_of(const RunReader& file);

/// Returns a number that is the same for files with the same game, dungeon, beginning and keys.
std::uint64_t identity_of(const RunHeader& header, std::string_view keys);

/// Called with a run during its replay: at the beginning, and after each key with something to
/// show.
using AfterKey = std::function<void(const Replayed& so_far)>;

/// Replays a run file, which is read up to its first key. Each key must be one that the game knows,
/// and at the end of each line the screen must have the recorded checksum. Throws BadRunFile if the
/// file or the run is not valid, and std::system_error if reading fails. If `goes_on` returns false
/// at the beginning of a line, returns the run as it is then.
Replayed replay_file(RunReader& file, const AfterKey& after_key = {},
                     const std::function<bool()>& goes_on = {});

/// Replays what was added to the file since. Also throws BadRunFile if it holds another run now.
void replay_on(Replayed& run, RunReader& file);

/// Shows what the last key led to: any flashes, and then the screen.
void show(Display& display, const AnyGame& game);

/// Returns the checksum of the game's screen.
std::uint64_t checksum(const AnyGame& game);

}  // namespace rogue
