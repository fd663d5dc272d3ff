#include "app/runs/restored_scores.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// A run that says it has ended with a score.
struct EndedRun {
    int score;
    std::string date;
    std::string path;
};

// Returns the table of the best runs in the folder. Copies of a run count once, and files that
// can't be read or prove nothing do not count.
HighScores table_of_runs(const std::string& folder, const GameKind& game) {
    const auto unless_bad = [](const auto& act) {
        try {
            act();
        } catch (const std::runtime_error&) {
            return;
        }
    };
    std::vector<EndedRun> ended_runs;
    for (const std::string& path : run_files(folder)) {
        unless_bad([&] {
            const auto end = ending_of(path);
            if (end && earns_score(end->ending) && RunReader(path).header().rules == game.rules) {
                ended_runs.push_back(
                    {end->tally.score, score_of({}, last_written(path)).date, path});
            }
        });
    }
    std::ranges::sort(ended_runs, {}, [](const EndedRun& claim) {
        return std::tuple(-claim.score, std::string_view(claim.date));
    });
    HighScores table;
    std::set<std::uint64_t> proven;
    for (const EndedRun& claim : ended_runs) {
        if (table.entries().size() < HighScores::kSize) {
            unless_bad([&] {
                RunReader file(claim.path);
                const Replayed run = replay_file(file);
                if (proven.insert(identity_of(run.header, run.keys)).second) {
                    table.add({run.game->tally(), false, claim.date});
                }
            });
        }
    }
    return table;
}

}  // namespace

std::string restore_scores(const Locations& locations, const GameKind& game) {
    const std::string path = scores_path(locations, game);
    const auto folder = runs_folder(locations);
    std::error_code error;
    if (!folder || std::filesystem::exists(native_path(path), error) || error) {
        return "";
    }
    try {
        const HighScores table = table_of_runs(*folder, game);
        const std::size_t count = table.entries().size();
        return count == 0 || !make_table(path, table)
                   ? ""
                   : concat(count, count == 1 ? " score was" : " scores were",
                            " restored from your runs");
    } catch (const std::system_error& failure) {
        return failure.what();
    }
}

}  // namespace rogue
