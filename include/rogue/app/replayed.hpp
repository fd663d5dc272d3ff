#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "rogue/records/run_reader.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// What the keys of a run file lead to.
struct Replayed {
    const GameKind* game;
    RunHeader header;
    std::optional<Outcome> recorded_end;  ///< Nothing if the run was cut off.
    Outcome outcome;
    Standing standing;
    std::size_t keys;        ///< How many there are.
    std::uint64_t checksum;  ///< Of the last frame.
    RunSeam seam;            ///< Where to continue the file of a run cut off.
};

/// Whether a word on the command line is the code of a run: it begins as one, and no file has that
/// name.
bool is_code(const std::string& word);

/// Opens the run that a word on the command line names: a file, standard input, or the run's code
/// itself. Standard input may hold a code too. Throws BadRunFile if it is no run, and
/// std::system_error if it can't be read.
RunReader open_run(const std::string& word);

/// Returns the game that the run in this file was played in. Throws BadRunFile if no game has the
/// rules that the file names.
const GameKind& game_of(const RunReader& file);

/// Replays a run file without showing it. Throws BadRunFile if the file or the run is not valid,
/// and std::system_error if the file can't be read.
Replayed replay_unseen(const std::string& path);

/// Does the same for an open file that stands at its first key.
Replayed replay_unseen(RunReader& file);

/// Returns the keys of the run that has been replayed from this file, in the letters of run files.
std::string keys_of(RunReader& file, const Replayed& run);

}  // namespace rogue
