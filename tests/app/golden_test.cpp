#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_frames.hpp"
#include "tests/support/recorded_runs.hpp"

// The runs were recorded from the programs that this one rebuilds. The checksum of every recorded
// frame is compared with the frame that the real binary shows for the same keys.

namespace rogue::test {
namespace {

ProgramResult played(const RecordedRun& run) {
    return run_roguelike({"--headless", "--frames", "--game", std::string(run.game->name), "--seed",
                          std::to_string(run.seed)},
                         run.keys);
}

// Describes the first frame that differs; nothing if none does.
std::optional<std::string> fault_of(const std::filesystem::path& trace, const Recordings& of) {
    const RecordedRun run = load_recorded_run(trace, of);
    const ProgramResult result = played(run);
    if (result.status != 0) {
        return "status " + std::to_string(result.status) + ": " + result.err;
    }
    return first_difference(trace, run, result.out);
}

void check_all(const Recordings& of) {
    for (const auto& trace : recorded_traces(of)) {
        if (const auto difference = fault_of(trace, of)) {
            check::fail(__FILE__, __LINE__, trace.filename().string() + ": " + *difference);
        }
    }
}

TEST("the program shows every frame of every recorded run") {
    CHECK_EQ(recorded_traces().size(), 39U);
    check_all(kClassicRuns);
}

TEST("the program shows every frame of every recorded run of the second game") {
    CHECK_EQ(recorded_traces(kTutorialRuns).size(), 26U);
    check_all(kTutorialRuns);
}

TEST("the program shows every frame of every recorded run of the third game") {
    CHECK_EQ(recorded_traces(kWorldRuns).size(), 17U);
    check_all(kWorldRuns);
}

TEST("full frames are byte for byte the recorded ones") {
    const std::string folder = ROGUE_SOURCE_DIR "/tests/golden/";
    std::ifstream file(folder + "frames/dive-1027.frames");
    std::stringstream expected;
    expected << file.rdbuf();
    const RecordedRun run = load_recorded_run(folder + "dive-1027.trace");
    CHECK(played(run).out == expected.str());
}

}  // namespace
}  // namespace rogue::test
