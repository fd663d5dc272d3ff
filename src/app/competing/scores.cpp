#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/commands.hpp"
#include "app/competing/problems.hpp"
#include "app/competing/ranking.hpp"
#include "app/competing/user_runs.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "app/runs/restored_scores.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

namespace fs = std::filesystem;

using Entries = std::span<const ScoreLine>;

// For each line, the seed and the end of the kept run that proves it.
using Proofs = std::vector<std::optional<std::string>>;

// Returns the seed and the end of the run in that file, or nothing if it is no valid run of the
// game.
std::optional<std::string> proof_in(const std::string& path, const GameKind& game) {
    try {
        RunReader file(path);
        const Replayed run = replay_file(file);
        return run.kind != &game ? std::nullopt
                                 : std::optional(concat("seed ", run.header.seed, ", ",
                                                        ending_words(*run.kind, *run.game)));
    } catch (const BadRunFile&) {
        return std::nullopt;
    }
}

// A kept run with the achievements of a line.
struct Claim {
    std::string path;  // Empty once it proves a line.
    ScoreLine run;
    std::string began;
};

// Matches runs with lines by the times of their files. A copied file has another time.
Proofs proofs_of(const Locations& locations, const GameKind& game, Entries entries,
                 Problems& problems) {
    std::vector<Claim> claims;
    for_each_run(locations, problems, [&](const UserRuns&, const std::string& path) {
        const auto end = ending_of(path);
        const ScoreLine run = score_of(end.value_or(Outcome{}).tally, last_written(path));
        const auto fits = [&](const ScoreLine& line) { return line.tally == run.tally; };
        if (end && earns_score(end->ending) && std::ranges::any_of(entries, fits)) {
            claims.push_back({path, run, RunReader(path).header().began});
        }
    });
    Proofs proofs(entries.size());
    for (const bool by_time : {true, false}) {
        for (Claim& claim : claims) {
            for (std::size_t i = 0; i < entries.size() && !claim.path.empty(); ++i) {
                if (!proofs[i] && (by_time ? same_run(entries[i], claim.run)
                                           : may_be_of(entries[i], claim.run, claim.began))) {
                    problems.collect_failure_of([&] { proofs[i] = proof_in(claim.path, game); });
                    claim.path.clear();
                }
            }
        }
    }
    return proofs;
}

void add_unreadable(const std::string& path, const HighScores& table, Lines& lines) {
    const std::string copy = copy_of_unreadable(path);
    std::error_code error;
    if (!table.unreadable().empty() && table.entries().empty()) {
        lines.add("None of its lines can be read, so no score is saved there.");
    } else if (!table.unreadable().empty()) {
        lines.add("Some lines can't be read. The next score moves them to ", copy, ".");
    } else if (fs::exists(native_path(copy), error)) {
        lines.add("Lines that could not be read are kept in ", copy, ".");
    }
}

std::string games_with_scores(const Locations& locations) {
    std::string options;
    for (const GameKind* game : games()) {
        const bool any = !read_table(scores_path(locations, *game)).entries().empty();
        if (any) {
            append(options, options.empty() ? "" : ", ", "--game ", game->name);
        }
    }
    return options;
}

int print_ranking(const Ranking& ranking, std::string_view dungeon, std::string_view end_of_day,
                  const GameKind& game) {
    Lines lines;
    lines.add_wrapped(
        "", concat("Runs in ", dungeon, " (game ", game.name, "), each proven by a replay:"));
    for (const RankedRun& run : ranking.runs) {
        const ScoreLine line{run.tally, !run.paths.empty()};
        lines.add(text_of(line, run.rank, game.depth_word), "   keys ",
                  right_aligned(static_cast<std::int64_t>(run.keys), 6), "   ",
                  minute_of(run.began));
        const std::vector<std::string_view> users(run.users.begin(), run.users.end());
        const std::string_view same = users.size() > 1 ? ": the same keys" : "";
        lines.add_wrapped("      ",
                          concat(join(users, ", "), same, users.empty() ? "" : "   ", run.end));
    }
    if (ranking.runs.empty() && ranking.problems.all_read) {
        lines.add("No finished runs yet.");
    } else if (!ranking.runs.empty()) {
        lines.add("* This run is kept here. Names in quotes come from a text.");
    }
    if (ranking.quit + ranking.open > 0) {
        lines.add("Not ranked: ", ranking.quit, " quit, ", ranking.open, " unfinished.");
    }
    if (ranking.elsewhere > 0) {
        lines.add("Skipped: ", ranking.elsewhere, " of other dungeons or games.");
    }
    if (!end_of_day.empty()) {
        lines.add(end_of_day);
    }
    write_standard_output(lines);
    return ranking.problems.report();
}

}  // namespace

int print_scores(const Options& options) {
    const GameKind& game = *options.dungeon.game;
    const auto time = std::chrono::system_clock::now();
    const std::string now = iso_date(std::chrono::floor<Ticks>(time));
    if (const auto seed = seed_asked_for(options.dungeon, now)) {
        const auto& asked = options.dungeon.daily;
        const std::string_view named = asked ? std::string_view(*asked) : "";
        const std::string day(asked && named.empty() ? day_of(now) : named);
        const auto all = [] { return true; };
        return print_ranking(ranking_of(options.locations, game, *seed, all, options.files),
                             asked ? concat("the daily dungeon of ", day)
                                   : concat("the dungeon of seed ", options.dungeon.word),
                             end_of_day(day, time), game);
    }
    const std::string path = scores_path(options.locations, game);
    Problems problems;
    const std::string restored = restore_scores(options.locations, game);
    const HighScores table(read_file(path).value_or(""));
    const Proofs proofs = proofs_of(options.locations, game, table.entries(), problems);
    Lines lines;
    lines.add("High scores in ", path, ":");
    for (std::size_t i = 0; i < proofs.size(); ++i) {
        const ScoreLine& entry = table.entries()[i];
        lines.add_wrapped(concat(text_of(entry, i + 1, game.depth_word), "   "),
                          concat(day_of(entry.date), proofs[i] ? concat(" * ", *proofs[i]) : ""));
    }
    if (table.entries().empty()) {
        const std::string others = games_with_scores(options.locations);
        lines.add("There are no high scores yet", others.empty() ? "" : "; there are some with ",
                  others, ".");
    }
    if (std::ranges::any_of(proofs, [](const auto& proof) { return proof.has_value(); })) {
        lines.add("* Proven by a kept run.");
    }
    if (!restored.empty()) {
        lines.add(restored, ".");
    }
    add_unreadable(path, table, lines);
    write_standard_output(lines);
    return problems.report();
}

}  // namespace rogue
