#include "rogue/app/ranking.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>

#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// Nothing if the file holds no run of that dungeon.
std::optional<RunReader> opened(const std::string& path, const GameKind& game, std::uint64_t seed) {
    try {
        RunReader file(path);
        const RunHeader& header = file.header();
        return header.rules == game.rules && header.seed == seed ? std::optional(std::move(file))
                                                                 : std::nullopt;
    } catch (const BadRunFile&) {
        return std::nullopt;
    }
}

// How the run ended is read before it is replayed, because somebody may be playing an open one.
void add(Ranking& ranking, const std::string& user, const std::string& path, RunReader file) {
    const auto end = ending_of(path);
    if (!end) {
        ++ranking.open;
    } else if (end->ending == Ending::quit) {
        ++ranking.quit;
    } else {
        const Replayed run = replay_file(file);
        ranking.runs.push_back(
            {user, path, run.header.began, run.game->tally(), run.keys.size()});
    }
}

}  // namespace

Ranking ranking_of(const Options& options, const GameKind& game, std::uint64_t seed) {
    Ranking ranking;
    for (const auto& [user, folder] : runs_of_all(options)) {
        for (const std::string& path : RunFolder(folder).files()) {
            try {
                if (auto file = opened(path, game, seed)) {
                    add(ranking, user, path, std::move(*file));
                }
            } catch (const std::runtime_error& error) {
                ranking.problems.emplace_back(error.what());
            }
        }
    }
    std::ranges::sort(ranking.runs, {}, [](const RankedRun& one) {
        return std::tuple(-one.tally.score, one.keys, std::string_view(one.path));
    });
    return ranking;
}

std::optional<std::size_t> rank_of(const Ranking& ranking, const std::string& path) {
    const auto found = std::ranges::find(ranking.runs, path, &RankedRun::path);
    return found == ranking.runs.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - ranking.runs.begin()) + 1);
}

}  // namespace rogue
