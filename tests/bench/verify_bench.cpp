#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "rogue/app/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/game/game.hpp"
#include "rogue/game/rules.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/ui/classic_display.hpp"
#include "rogue/ui/last_screen.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Micros = std::chrono::duration<double, std::micro>;

std::vector<std::string> run_files() {
    std::vector<std::string> files;
    for (std::filesystem::path trace : test::recorded_traces()) {
        files.push_back(trace.replace_extension(".run").string());
    }
    return files;
}

/// The keys of a run file. Notes how long the game takes for each key, by the depth on which it is
/// taken.
class TimedKeys final : public KeySource {
public:
    static constexpr std::size_t kDepths = 12;

    struct Cost {
        Micros time{};
        int keys = 0;
    };

    TimedKeys(KeySource& keys, std::array<Cost, kDepths>& costs) : keys_(keys), costs_(costs) {}

    void watch(const Game& game) { game_ = &game; }

    Key next() override {
        const auto depth = static_cast<std::size_t>(game_->depth());
        if (depth_ > 0 && depth_ == depth && depth <= kDepths) {  // The key took no stairs.
            costs_[depth - 1].time += Clock::now() - start_;
            ++costs_[depth - 1].keys;
        }
        depth_ = depth;
        const Key key = keys_.next();
        start_ = Clock::now();
        return key;
    }

private:
    KeySource& keys_;
    std::array<Cost, kDepths>& costs_;
    const Game* game_ = nullptr;
    std::size_t depth_ = 0;
    Clock::time_point start_;
};

std::size_t keys_in(const std::string& path) {
    RunFileReader file(path);
    std::size_t keys = 0;
    while (const auto line = file.next(RunFileReader::Expected::keys)) {
        keys += line->keys.size();
    }
    return keys;
}

void bench_by_depth(const std::vector<std::string>& files) {
    constexpr int kRounds = 20;
    std::array<TimedKeys::Cost, TimedKeys::kDepths> costs{};
    for (int round = 0; round < kRounds; ++round) {
        for (const std::string& path : files) {
            RunFileReader file(path);
            LastScreen display;
            RunKeys keys(file, kKeySet, [&] { return display.checksum(); });
            TimedKeys timed(keys, costs);
            ClassicDisplay screens(display);
            Game game(file.header().seed, timed, screens);
            timed.watch(game);
            game.run();
        }
    }
    for (std::size_t depth = 1; depth <= costs.size(); ++depth) {
        const TimedKeys::Cost& cost = costs[depth - 1];
        if (cost.keys > 0) {
            report(cost.time.count() / cost.keys, "us",
                   text("a key at depth ", depth, ", stairs apart"));
        }
    }
}

}  // namespace

void bench_verify() {
    constexpr int kRounds = 50;
    const std::vector<std::string> files = run_files();
    std::size_t keys = 0;
    for (const std::string& file : files) {
        keys += keys_in(file);
    }
    double best = 1e9;
    for (int round = 0; round < kRounds; ++round) {
        const auto start = Clock::now();
        for (const std::string& file : files) {
            replay_unseen(file);
        }
        best = std::min(best, Micros(Clock::now() - start).count());
    }
    report(static_cast<double>(keys) / best, "M/s", "keys verified (recorded runs, best of 50)");
    bench_by_depth(files);
}

}  // namespace rogue::bench
