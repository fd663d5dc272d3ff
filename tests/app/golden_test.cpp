#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_frames.hpp"
#include "tests/support/recorded_runs.hpp"

// The runs in tests/golden were recorded from the program that this one rebuilds. The checksum of
// every recorded frame is compared with the frame that the real binary shows for the same keys.

namespace rogue::test {
namespace {

// Describes the first frame that differs; nothing if none does.
std::optional<std::string> fault_of(const std::filesystem::path& trace) {
    const RecordedRun run = load_recorded_run(trace);
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--seed", std::to_string(run.seed)}, run.keys);
    if (result.status != 0) {
        return "status " + std::to_string(result.status) + ": " + result.err;
    }
    return first_difference(trace, run, result.out);
}

TEST("the program shows every frame of every recorded run") {
    const auto traces = recorded_traces();
    CHECK_EQ(traces.size(), 39U);
    for (const auto& trace : traces) {
        if (const auto difference = fault_of(trace)) {
            check::fail(__FILE__, __LINE__, trace.filename().string() + ": " + *difference);
        }
    }
}

TEST("full frames are byte for byte the recorded ones") {
    const std::string folder = ROGUE_SOURCE_DIR "/tests/golden/";
    std::ifstream file(folder + "frames/dive-1027.frames");
    std::stringstream expected;
    expected << file.rdbuf();
    const RecordedRun run = load_recorded_run(folder + "dive-1027.trace");
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--seed", "1027"}, run.keys);
    CHECK(result.out == expected.str());
}

}  // namespace
}  // namespace rogue::test
