#include <algorithm>
#include <string>
#include <vector>

#include "classic/map/map_generator.hpp"
#include "rogue/base/rng.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tutorial/rules/level.hpp"
#include "world/rules/chunk_generator.hpp"

namespace rogue::bench {

using namespace classic;
namespace {

const std::string kBest = "best of " + std::to_string(kRounds);

// Keeps the compiler from leaving out what nobody reads.
void use(int result) {
    [[maybe_unused]] static volatile int used;
    used = result;
}

// A draw is the least that a key of a game of chance takes.
Floor a_draw() {
    constexpr int kDraws = 100'000;
    const double best = best_of_rounds([] {
        Rng rng(1, 1);
        int sum = 0;
        for (int i = 0; i < kDraws; ++i) {
            sum += rng.below(100);
        }
        use(sum);
    });
    return {best / kDraws, "a random number"};
}

void bench_keys(const Table& table, const test::Recordings& of, const std::string& name) {
    std::vector<double> costs;
    double time = 0;
    double keys = 0;
    for (const auto& trace : test::recorded_traces(of)) {
        const test::RecordedRun run = test::load_recorded_run(trace, of);
        const double best = best_of_rounds([&] { test::pressed(*run.game, run.seed, run.keys); });
        costs.push_back(best / static_cast<double>(run.keys.size()));
        time += best;
        keys += static_cast<double>(run.keys.size());
    }
    std::ranges::sort(costs);
    const Floor floor = a_draw();
    table.add(time / keys, "us", name + ": a key by the rules alone, " + kBest, floor);
    table.add(costs[costs.size() / 2], "us", name + ": the same, median of the runs", floor);
}

// What it takes to make something for 200 seeds at depths 1 to 20, best of all rounds.
double time_at_depths(auto make) {
    constexpr int kSeeds = 200;
    const auto make_all = [&] {
        for (int i = 0; i < kSeeds; ++i) {
            make(static_cast<std::uint64_t>(i), 1 + i % 20);
        }
    };
    return best_of_rounds(make_all) / kSeeds;
}

void bench_levels(const Table& table) {
    const Floor floor{time_at_depths([](std::uint64_t seed, int depth) {
                          use(Rng(seed, static_cast<std::uint64_t>(depth)).below(100));
                      }),
                      "its generator's first number"};
    const double classic = time_at_depths([](std::uint64_t seed, int depth) {
        MapGenerator(seed, depth).generate(BossAllowed::yes);
    });
    const double of_tutorial = time_at_depths([](std::uint64_t seed, int depth) {
        tutorial::Pool<tutorial::AbilityKind> none;
        tutorial::generate_level(seed, depth, none);
    });
    table.add(classic, "us", "classic: a level, " + kBest, floor);
    table.add(of_tutorial, "us", "tutorial: a level, " + kBest, floor);
    const double of_world = time_at_depths([](std::uint64_t seed, int distance) {
        world::make_chunk(seed, world::Doors(seed), {distance, -3});
    });
    table.add(of_world, "us", "world: a chunk, " + kBest, floor);
}

}  // namespace

void bench_rules(const Table& table) {
    bench_keys(table, test::kClassicRuns, "classic");
    bench_keys(table, test::kTutorialRuns, "tutorial");
    bench_keys(table, test::kWorldRuns, "world");
    bench_levels(table);
}

}  // namespace rogue::bench
