#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/options.hpp"
#include "rogue/base/outcome.hpp"

namespace rogue {

/// A run that ended with a score, and that a replay has proven.
struct RankedRun {
    std::vector<std::string> users;  ///< The names of all whose runs have the same keys.
    std::vector<std::string> paths;  ///< Of all kept runs of the same keys.
    std::string began;               ///< A date in ISO 8601.
    Tally tally;
    std::size_t keys;
    std::uint64_t hash;     ///< Of the keys.
    std::string end = {};   ///< As ending_told() tells it.
    std::size_t place = 0;  ///< From 1. Equal scores share one.
};

/// Files and folders that could not be read or prove nothing.
struct Problems {
    std::vector<std::string> told;
    int status = 0;        ///< The exit status, as verify() returns it.
    bool all_read = true;  ///< Whatever is missing was bad.

    /// Does something. It keeps what BadRunFile and other std::runtime_errors tell. What is told
    /// twice running is kept once.
    void note_failure_of(const std::function<void()>& act);

    /// The same, but TornHeader is no problem: the run may just begin.
    void note_failure_unless_torn(const std::function<void()>& act);

    /// Reports all and returns the exit status.
    int tell() const;
};

/// The runs of a dungeon.
struct Ranking {
    /// The best score first; of equal ones, which share a place, the kept run that began first,
    /// then that which was found first in the words. Runs of the same keys are one.
    std::vector<RankedRun> runs;
    std::size_t quit = 0;       ///< Runs that their players have ended, without a score.
    std::size_t open = 0;       ///< Unfinished runs.
    std::size_t elsewhere = 0;  ///< Runs of the words in other dungeons or games.
    Problems problems;
};

/// Ranks the runs of that game with that seed in the folders of all users, and the NamedRuns of
/// these words. It replays no others, and no open ones that are kept. It asks for each line of keys
/// whether it goes on; what it returns if not is no ranking.
Ranking ranking_of(const Locations& locations, const GameKind& game, std::uint64_t seed,
                   const std::function<bool()>& goes_on, std::span<const std::string> words = {});

/// Returns the place of the run in that file, from 1, or nothing if it has none.
std::optional<std::size_t> rank_of(const Ranking& ranking, const std::string& path);

}  // namespace rogue
