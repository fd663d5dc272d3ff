#include <filesystem>
#include <string>
#include <vector>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::bench {
namespace {

std::vector<std::string> run_files(const test::Recordings& of) {
    std::vector<std::string> files;
    for (std::filesystem::path trace : test::recorded_traces(of)) {
        files.push_back(trace.replace_extension(".run").string());
    }
    return files;
}

std::size_t keys_in(const std::string& path) {
    RunReader file(path);
    std::size_t keys = 0;
    while (const auto line = file.next(RunReader::Expected::keys)) {
        keys += line->keys.size();
    }
    return keys;
}

void bench_game(const Table& table, const test::Recordings& of) {
    std::size_t keys = 0;
    double time = 0;
    for (const std::string& file : run_files(of)) {
        keys += keys_in(file);
        time += best_of_rounds([&] {
            RunReader reader(file);
            replay_file(reader);
        });
    }
    table.add(static_cast<double>(keys) / time, "M/s",
              concat(of.game.name, ": keys verified, best of ", kRounds));
}

}  // namespace

void bench_verify(const Table& table) {
    for (const test::Recordings* of :
         {&test::kClassicRuns, &test::kTutorialRuns, &test::kWorldRuns}) {
        bench_game(table, *of);
    }
}

}  // namespace rogue::bench
