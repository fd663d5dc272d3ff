#include "app/competing/ranking.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "app/commands.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "app/runs/run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"

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
        ranking.runs.push_back({user, path, run.header.began, run.game->tally(), run.keys.size()});
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

namespace {

namespace fs = std::filesystem;

using Entries = std::span<const ScoreLine>;

// The seed of each line that a kept run proves.
using Seeds = std::vector<std::optional<std::uint64_t>>;

// The seed of the run in that file; nothing if it is not a valid run of the game.
std::optional<std::uint64_t> proven_seed(const std::string& path, const GameKind& game) {
    try {
        RunReader file(path);
        const Replayed run = replay_file(file);
        return run.kind == &game ? std::optional(run.header.seed) : std::nullopt;
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

void look_for_proofs(const std::string& folder, const GameKind& game, Entries entries,
                     Seeds& seeds) {
    for (const std::string& path : RunFolder(folder).files()) {
        const auto end = ending_of(path);
        const auto entry = std::ranges::find_if(entries, [&](const ScoreLine& line) {
            const auto& seed = seeds[static_cast<std::size_t>(&line - entries.data())];
            return end && end->ending == Ending::died && !seed &&
                   same_run(line, score_of(end->tally, system_files().last_written(path)));
        });
        if (entry != entries.end()) {
            seeds[static_cast<std::size_t>(entry - entries.begin())] = proven_seed(path, game);
        }
    }
}

Seeds proven_seeds(const Options& options, Entries entries) {
    Seeds seeds(entries.size());
    for (const auto& [user, folder] : runs_of_all(options)) {
        look_for_proofs(folder, *options.game, entries, seeds);
    }
    return seeds;
}

void tell_of_unreadable(const std::string& path, const HighScores& table, Lines& lines) {
    const std::string copy = copy_of_unreadable(path);
    std::error_code error;
    if (!table.unreadable().empty()) {
        lines.add("Some lines can't be read. The next score moves them to ", copy, ".");
    } else if (fs::exists(native_path(copy), error)) {
        lines.add("Lines that could not be read are kept in ", copy, ".");
    }
}

void print_ranking(const Ranking& ranking, std::string_view dungeon, const GameKind& game) {
    Lines lines;
    lines.add("Runs in ", dungeon, " of the game ", game.name, ", each proven by a replay:");
    for (std::size_t i = 0; i < ranking.runs.size(); ++i) {
        const RankedRun& run = ranking.runs[i];
        ScoreLine line = line_of(run.tally);
        line.this_run = false;
        lines.add(text_of(line, i + 1), "   keys ",
                  right_aligned(static_cast<std::int64_t>(run.keys), 6), "   ",
                  minute_of(run.began), run.user.empty() ? "" : text("   ", run.user));
    }
    if (ranking.runs.empty()) {
        lines.add("None has ended in death yet.");
    }
    if (ranking.quit + ranking.open > 0) {
        lines.add("Without a place: ", ranking.quit, " that were quit, ", ranking.open,
                  " that have not ended.");
    }
    write_standard_output(lines);
    for (const std::string& problem : ranking.problems) {
        report(problem);
    }
}

}  // namespace

int print_scores(const Options& options) {
    const std::string now = iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now()));
    if (const auto seed = seed_asked_for(options, now)) {
        const auto& day = options.daily;
        print_ranking(ranking_of(options, *options.game, *seed),
                      day ? text("the dungeon of ", day->empty() ? day_of(now) : *day)
                          : text("the dungeon of seed ", *seed),
                      *options.game);
        return 0;
    }
    const std::string path = scores_path(options, *options.game);
    const HighScores table(read_file(path).value_or(""));
    const Seeds seeds = proven_seeds(options, table.entries());
    Lines lines;
    lines.add("High scores in ", path, ":");
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const ScoreLine& entry = table.entries()[i];
        lines.add(text_of(entry, i + 1), "   ", day_of(entry.date),
                  seeds[i] ? text(" * seed ", *seeds[i]) : "");
    }
    if (table.entries().empty()) {
        lines.add("There are no high scores yet.");
    }
    if (std::ranges::any_of(seeds, [](const auto& seed) { return seed.has_value(); })) {
        lines.add("* A kept run proves it.");
    }
    tell_of_unreadable(path, table, lines);
    write_standard_output(lines);
    return 0;
}

}  // namespace rogue
