#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "rogue/app/games.hpp"
#include "rogue/records/run_file.hpp"

namespace rogue {

/// Where the keys of a run file lead to.
struct Replayed {
    const GameKind* game;
    RunHeader header;
    std::optional<RunEnd> recorded_end;
    Outcome outcome;
    Standing standing;
    std::uint64_t checksum;    ///< Of the last frame.
    RunFileReader::Seam seam;  ///< Where the file goes on if the run was cut off.
};

/// The game that the run in this file was played in. Throws BadRunFile if there is none of its
/// rules.
const GameKind& game_of(const RunFileReader& file);

/// Replays a run file without showing it. Throws BadRunFile if the file or the run is not true, and
/// std::system_error if it can't be read.
Replayed replay_unseen(const std::string& path);

/// The same for one that is open, at its first key.
Replayed replay_unseen(RunFileReader& file);

/// How a run that has ended is told in its file.
RunEnd end_of(const Outcome& outcome);

}  // namespace rogue
