#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "rogue/game/game.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::bench {
namespace {

class NullDisplay final : public Display {
public:
    void show(const Screen&) override {}
    void show_over(Point, Appearance, std::chrono::milliseconds) override {}
};

}  // namespace

void bench_rules() {
    constexpr int kRounds = 50;
    std::vector<test::RecordedRun> runs;
    std::size_t keys = 0;
    for (const auto& trace : test::recorded_traces()) {
        runs.push_back(test::load_recorded_run(trace));
        keys += runs.back().keys.size();
    }
    double best = 1e9;
    for (int round = 0; round < kRounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (const test::RecordedRun& run : runs) {
            test::StringKeys source(run.keys);
            NullDisplay display;
            Game(run.seed, source, display).run();
        }
        const std::chrono::duration<double, std::micro> taken =
            std::chrono::steady_clock::now() - start;
        best = std::min(best, taken.count() / static_cast<double>(keys));
    }
    report(best, "us", "a key, rules alone (recorded runs, best of 50 rounds)");
}

}  // namespace rogue::bench
