#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "rogue/tutorial/level_generator.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Micros = std::chrono::duration<double, std::micro>;

constexpr int kRounds = 50;

class NullDisplay final : public AnyDisplay {
public:
    void show(const AnyScreen&) override {}
    void show_over(const AnyScreen&, std::chrono::milliseconds) override {}
};

// What a run takes by its rules alone, best of all rounds.
Micros best_of(const test::RecordedRun& run) {
    Micros best = Micros::max();
    for (int round = 0; round < kRounds; ++round) {
        test::StringKeys keys(run.keys);
        NullDisplay display;
        const auto start = Clock::now();
        run.game->start(run.seed, keys, display)->run();
        best = std::min<Micros>(best, Clock::now() - start);
    }
    return best;
}

void bench_keys(const test::Recordings& of, const std::string& name) {
    std::vector<double> costs;
    Micros time{};
    double keys = 0;
    for (const auto& trace : test::recorded_traces(of)) {
        const test::RecordedRun run = test::load_recorded_run(trace, of);
        const Micros best = best_of(run);
        costs.push_back(best.count() / static_cast<double>(run.keys.size()));
        time += best;
        keys += static_cast<double>(run.keys.size());
    }
    std::ranges::sort(costs);
    report(time.count() / keys, "us", name + ": a key, rules alone (recorded runs, best of 50)");
    report(costs[costs.size() / 2], "us", name + ": the same, the median of the runs");
}

void bench_levels() {
    constexpr int kLevels = 200;
    Micros best = Micros::max();
    for (int round = 0; round < kRounds; ++round) {
        const auto start = Clock::now();
        for (int i = 0; i < kLevels; ++i) {
            tutorial::Pool<tutorial::AbilityKind> none;
            tutorial::generate_level(static_cast<std::uint64_t>(i), 1 + i % 20, none);
        }
        best = std::min<Micros>(best, Clock::now() - start);
    }
    report(best.count() / kLevels, "us", "tutorial: a level generated (best of 50)");
}

}  // namespace

void bench_rules() {
    bench_keys(test::kClassicRuns, "classic");
    bench_keys(test::kTutorialRuns, "tutorial");
    bench_levels();
}

}  // namespace rogue::bench
