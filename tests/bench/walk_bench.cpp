#include <string>

#include "app/keys/walk.hpp"
#include "app/runs/known_map.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::bench {
namespace {

enum class Walking { no, yes };

// Plays a recorded run. Whoever walks also learns each map and decides about the next step.
void play(const test::RecordedRun& run, Walking walking) {
    const auto game = run.game->start(run.seed);
    KnownMap known;
    game->play(test::ScriptedKeys(run.keys), [&] {
        if (walking == Walking::yes && shows_map(game->screen().awaited())) {
            known.learn(*game);
            const auto walk = Walk::running(Direction::right);
            walk->next({*run.game, *game, known});
            walk->next({*run.game, *game, known});
        }
    });
}

double micros_a_key(const test::RecordedRun& run, Walking walking) {
    return best_of_rounds([&] { play(run, walking); }) / static_cast<double>(run.keys.size());
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
