#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/commandline/options.hpp"
#include "rogue/base/outcome.hpp"

namespace rogue {

/// A kept run that ended in death, and that a replay has proven.
struct RankedRun {
    std::string user;  ///< Empty for a player without a name.
    std::string path;
    std::string began;  ///< A date in ISO 8601.
    Tally tally;
    std::size_t keys;
};

/// The kept runs of a dungeon.
struct Ranking {
    std::vector<RankedRun> runs;        ///< The best score first; of equal ones that of fewer keys.
    std::size_t quit = 0;               ///< Runs that their players have ended, without a score.
    std::size_t open = 0;               ///< Runs that have not ended.
    std::vector<std::string> problems;  ///< Why files prove nothing.
};

/// Ranks the runs of that game with that seed in the folders that the options name, those of all
/// users. It replays no others.
Ranking ranking_of(const Options& options, const GameKind& game, std::uint64_t seed);

/// The place of the run in that file, from 1; nothing if it has none.
std::optional<std::size_t> rank_of(const Ranking& ranking, const std::string& path);

}  // namespace rogue
