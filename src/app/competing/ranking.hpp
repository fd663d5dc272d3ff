#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/competing/problems.hpp"
#include "app/options.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// A run that ended with a score, as a replay has proven.
struct RankedRun {
    std::vector<std::string> users;  ///< The names of everybody whose runs have the same keys.
    std::vector<std::string> paths;  ///< The files of all kept runs with the same keys.
    std::string began;               ///< A date in ISO 8601.
    Tally tally;
    std::size_t keys;
    std::uint64_t hash;    ///< The hash of the keys.
    std::string end = {};  ///< As ending_words() returns it.
    std::size_t rank = 0;  ///< From 1. Equal scores share a rank.
};

/// The runs of a dungeon.
struct Ranking {
    /// The best score first. Equal scores share a rank; among them the kept run that began first
    /// comes first, then the one found first in the words. Runs with the same keys are one.
    std::vector<RankedRun> runs;
    std::size_t quit = 0;       ///< Runs that their players ended, without a score.
    std::size_t open = 0;       ///< Unfinished runs.
    std::size_t elsewhere = 0;  ///< Runs of the words in other dungeons or games.
    Problems problems;
};

/// Ranks the runs of that game with that seed in the folders of all users, and the NamedRuns of
/// these words. Replays no others, and no kept ones that are open. If `goes_on`, which is called
/// for each line of keys, returns false, the result is incomplete and no ranking.
Ranking ranking_of(const Locations& locations, const GameKind& game, std::uint64_t seed,
                   const std::function<bool()>& goes_on, std::span<const std::string> words = {});

/// Returns the rank, from 1, of the run in that file, or nothing if it has none.
std::optional<std::size_t> rank_of(const Ranking& ranking, const std::string& path);

}  // namespace rogue
