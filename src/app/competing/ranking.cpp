#include "app/competing/ranking.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/competing/user_runs.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/named_runs.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

bool is_of(const RunReader& file, const GameKind& game, std::uint64_t seed) {
    return file.header().rules == game.rules && file.header().seed == seed;
}

void add(Ranking& ranking, const std::string& user, std::vector<std::string> paths, RunReader& file,
         const std::function<bool()>& goes_on) {
    const std::vector<std::string> names(user.empty() ? 0 : 1, user);
    const Replayed run = replay_file(file, {}, goes_on);
    if (!run.recorded_end) {
        ++ranking.open;
    } else if (earns_score(run.recorded_end->ending)) {
        ranking.runs.push_back({names, std::move(paths), run.header.began, run.game->tally(),
                                run.keys.size(), fnv1a(run.keys),
                                ending_words(*run.kind, *run.game)});
    } else {
        ++ranking.quit;
    }
}

// Quotes a name from a text, which then can't be taken for one under which runs are kept.
std::string quoted(std::string name) {
    std::erase(name, '"');
    return name.empty() ? "" : concat('"', name, '"');
}

// Gives runs their ranks and joins those with the same keys to the first. The hash can be forged,
// so different keys with the same hash take no rank from a better run.
void join_copies(std::vector<RankedRun>& runs) {
    std::map<std::tuple<int, std::size_t, std::uint64_t>, std::size_t> indexes;
    std::set<std::pair<std::size_t, std::string>> named;
    std::vector<RankedRun> joined;
    for (RankedRun& run : runs) {
        const auto [found, is_new] =
            indexes.emplace(std::tuple(run.tally.score, run.keys, run.hash), joined.size());
        const std::size_t index = found->second;
        const auto users = std::exchange(run.users, {});
        if (is_new) {
            const bool shared = !joined.empty() && joined.back().tally.score == run.tally.score;
            run.rank = shared ? joined.back().rank : joined.size() + 1;
            joined.push_back(std::move(run));
        } else {
            std::ranges::move(run.paths, std::back_inserter(joined[index].paths));
        }
        for (const std::string& user : users) {
            if (named.emplace(index, user).second) {
                joined[index].users.push_back(user);
            }
        }
    }
    runs = std::move(joined);
}

}  // namespace

Ranking ranking_of(const Locations& locations, const GameKind& game, std::uint64_t seed,
                   const std::function<bool()>& goes_on, std::span<const std::string> words) {
    Ranking ranking;
    for_each_run(locations, ranking.problems, [&](const UserRuns& runs, const std::string& path) {
        if (!goes_on()) {
            return;
        }
        RunReader file(path);
        if (is_of(file, game, seed) && ending_of(path)) {
            add(ranking, runs.user, {path}, file, goes_on);
        } else if (is_of(file, game, seed)) {  // Somebody may be playing it: it is only read.
            while (file.next(RunReader::Expected::keys)) {
            }
            ++ranking.open;
        }
    });
    for (const std::string& word : words) {
        NamedRuns runs(word);
        for (bool more = true; more;) {
            ranking.problems.collect_failure_of([&] {
                auto run = runs.next();
                more = run.has_value();
                if (more && is_of(run->file, game, seed)) {
                    add(ranking, quoted(run->player), {}, run->file, goes_on);
                } else if (more) {
                    ++ranking.elsewhere;
                }
            });
        }
    }
    // The number of keys decides nothing, because a copy can leave out keys that do nothing. When a
    // run began is known only of kept ones: others may claim anything.
    static constexpr std::chrono::sys_time<Ticks> kLast(Ticks::max());
    std::ranges::stable_sort(ranking.runs, {}, [](const RankedRun& run) {
        const bool kept = !run.paths.empty();
        return std::tuple(-run.tally.score, !kept,
                          (kept ? instant_of(run.began) : std::nullopt).value_or(kLast),
                          kept ? std::string_view(run.paths.front()) : "");
    });
    join_copies(ranking.runs);
    return ranking;
}

std::optional<std::size_t> rank_of(const Ranking& ranking, const std::string& path) {
    const auto found = std::ranges::find_if(ranking.runs, [&](const RankedRun& run) {
        return std::ranges::find(run.paths, path) != run.paths.end();
    });
    return found == ranking.runs.end() ? std::nullopt : std::optional(found->rank);
}

}  // namespace rogue
