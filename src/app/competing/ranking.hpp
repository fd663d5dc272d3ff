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

/// Files and folders that could not be read or prove nothing.
struct Problems {
    std::vector<std::string> messages;
    int status = 0;        ///< The exit status, as verify() returns it.
    bool all_read = true;  ///< False if a file or a folder could not be read.

    /// Calls `act` and keeps the message of any BadRunFile or other std::runtime_error. A message
    /// that comes twice in succession is kept once.
    void collect_failure_of(const std::function<void()>& act);

    /// The same, but ignores TruncatedHeader: the run may just be beginning.
    void collect_failure_unless_torn(const std::function<void()>& act);

    /// Reports all problems and returns the exit status.
    int report() const;
};

/// A folder of runs.
struct UserRuns {
    std::string user;  ///< Empty for players without a name.
    std::string folder;
};

/// Returns the folder of the runs of players without a name, and one for each user. The user that
/// the options name is included even if that user may not see the others.
std::vector<UserRuns> runs_of_all(const Locations& locations, Problems& problems);

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
