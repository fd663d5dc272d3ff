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
#include <vector>

#include "rogue/app/commands.hpp"
#include "rogue/app/new_run.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/ranking.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/app/report.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/native_path.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
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
