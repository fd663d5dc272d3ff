#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/commands.hpp"
#include "app/competing/problems.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

/// The sums of a player's runs of a game.
struct MyRuns {
    std::size_t runs = 0;
    std::size_t keys = 0;
    int deepest = 0;           ///< In those that ended.
    Counts ended;              ///< How many ended in each way, by word_for().
    std::vector<int> scores;   ///< The scores of those that have one.
    std::size_t replayed = 0;  ///< The newest of these.
    int gathered = 0;          ///< The most in one run.
    Counts killers;
    std::set<std::uint64_t> identities;
};

// Adds a run, unless it is a copy, such as programs make that synchronize files. Only a replay
// tells who killed and what was gathered. No replay begins after a second of processor time.
void add_run(MyRuns& mine, const std::string& path, RunReader& file) {
    std::size_t keys = 0;
    std::uint64_t identity = identity_of(file.header(), "");
    while (const auto line = file.next(RunReader::Expected::keys)) {
        keys += line->keys.size();
        identity = fnv1a(line->keys, identity);
    }
    if (!mine.identities.insert(identity).second) {
        return;
    }
    const Outcome outcome = file.end().value_or(Outcome{std::nullopt, {.deepest = 0}});
    if (earns_score(outcome.ending) && std::clock() < CLOCKS_PER_SEC) {
        RunReader again(path);
        const Replayed run = replay_file(again);
        if (outcome.ending == Ending::died) {
            ++mine.killers[killer_of(*run.game)];
        }
        mine.gathered = std::max(mine.gathered, run.game->gains().gathered);
        ++mine.replayed;
    }
    ++mine.runs;
    mine.keys += keys;
    mine.deepest = std::max(mine.deepest, outcome.tally.deepest);
    ++mine.ended[std::string(word_for(outcome.ending))];
    if (earns_score(outcome.ending)) {
        mine.scores.push_back(outcome.tally.score);
    }
}

void add_my_runs(Lines& lines, const GameKind& kind, MyRuns mine) {
    std::vector<int>& scores = mine.scores;
    const std::size_t count = scores.size();
    lines.add(kind.name, ": ", mine.runs,
              mine.runs == 1 ? " run: " : " runs: ", most_common(mine.ended, 4));
    if (count > 0) {
        std::ranges::sort(scores);
        const auto sum = std::accumulate(scores.begin(), scores.end(), std::int64_t{0});
        lines.add("  score: best ", scores.back(), ", median ",
                  std::midpoint(scores[(count - 1) / 2], scores[count / 2]), ", mean ",
                  sum / static_cast<std::int64_t>(count));
    }
    if (mine.deepest > 0) {
        lines.add("  ", kind.depth_word, ": at most ", mine.deepest);
    }
    lines.add("  keys: ", mine.keys);
    const bool all = mine.replayed == count;
    const std::string of = all ? "" : concat(", of the newest ", mine.replayed, " with a score");
    if (mine.gathered > 0) {
        lines.add("  ", kind.gathered, of, ": at most ", mine.gathered);
    }
    if (!mine.killers.empty()) {
        lines.add_wrapped(concat("  killers", of, ": "), most_common(mine.killers, 3));
    }
}

}  // namespace

int print_my_runs(const Options& options) {
    const auto kinds = options.dungeon.game_asked ? std::span(&options.dungeon.game, 1) : games();
    std::vector<MyRuns> all(kinds.size());
    Problems problems;
    const auto folder = runs_folder(options.locations);
    std::vector<std::string> files;
    problems.collect_failure_of([&] {
        expect_state_dir(options.locations);
        files = folder ? run_files(*folder) : files;
    });
    for (const std::string& path : files) {
        problems.collect_failure_unless_torn([&] {
            RunReader file(path);
            const auto kind = std::ranges::find(kinds, file.header().rules, &GameKind::rules);
            if (kind != kinds.end()) {
                add_run(all[static_cast<std::size_t>(kind - kinds.begin())], path, file);
            }
        });
    }
    Lines lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].runs > 0) {
            add_my_runs(lines, *kinds[i], std::move(all[i]));
        }
    }
    const bool none = lines.text().empty() && problems.all_read;
    write_standard_output(none ? lines.add("No runs are kept.") : lines);
    return problems.report();
}

}  // namespace rogue
