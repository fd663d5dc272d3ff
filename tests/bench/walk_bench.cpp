#include <algorithm>
#include <chrono>
#include <memory>
#include <string>

#include "rogue/app/walk.hpp"
#include "rogue/ui/known_map.hpp"
#include "rogue/ui/last_screen.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Micros = std::chrono::duration<double, std::micro>;

enum class Walking { no, yes };

/// Gives the keys of a recorded run after each map has been composed. Whoever walks also learns the
/// map and decides about the next step.
class Walker final : public KeySource {
public:
    Walker(const test::RecordedRun& run, Walking walking)
        : reading_(run.game->map), walking_(walking), keys_(run.keys) {
        game_ = run.game->start(run.seed, *this, shown_);
    }

    void play() { game_->run(); }

    Key next() override {
        const Frame frame = shown_.frame();
        if (walking_ == Walking::yes && shows_map(shown_.awaited().prompt)) {
            known_.learn(frame, reading_, *game_);
            Walk walk = Walk::straight(Direction::right);
            walk.next(known_, *game_);
            walk.next(known_, *game_);
        }
        return keys_.next();
    }

private:
    const MapReading& reading_;
    Walking walking_;
    test::StringKeys keys_;
    LastScreen shown_;
    std::unique_ptr<AnyGame> game_;
    KnownMap known_;
};

double micros_a_key(const test::RecordedRun& run, Walking walking) {
    Micros best = Micros::max();
    for (int round = 0; round < kRounds; ++round) {
        Walker walker(run, walking);
        const auto start = Clock::now();
        walker.play();
        best = std::min<Micros>(best, Clock::now() - start);
    }
    return best.count() / static_cast<double>(run.keys.size());
}

}  // namespace

void bench_walks(const Table& table) {
    for (const test::Recordings& of : {test::kClassicRuns, test::kTutorialRuns, test::kWorldRuns}) {
        double more = 0;
        int runs = 0;
        for (const auto& trace : test::recorded_traces(of)) {
            const test::RecordedRun run = test::load_recorded_run(trace, of);
            more += micros_a_key(run, Walking::yes) - micros_a_key(run, Walking::no);
            ++runs;
        }
        table.add(more / runs, "us",
                  std::string(of.game.name) + ": what a walked key costs more than a typed one");
    }
}

}  // namespace rogue::bench
