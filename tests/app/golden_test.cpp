#include <filesystem>

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_frames.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"

// The runs were recorded from the programs that this one rebuilds. Of each frame the checksum is
// compared. Some were recorded with all their frames in full, which the real program prints.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// The output of the program for a run that was kept in the folder `frames` beside the traces.
std::string printed(const fs::path& frames, const Recordings& of) {
    const fs::path trace = frames.parent_path().parent_path() / frames.stem();
    const RecordedRun run = load_recorded_run(trace.string() + ".trace", of);
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--game", std::string(of.game.name), "--seed",
                       std::to_string(run.seed)},
                      run.keys);
    CHECK_EQ(result.status, 0);
    return result.out;
}

TEST("every frame of every recorded run is shown") {
    CHECK_EQ(recorded_traces(kClassicRuns).size(), 39U);
    CHECK_EQ(recorded_traces(kTutorialRuns).size(), 26U);
    CHECK_EQ(recorded_traces(kWorldRuns).size(), 18U);
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        CHECK_EQ(wrong_frames(of), "");
    }
}

TEST("full frames are byte for byte the recorded ones") {
    int runs = 0;
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const fs::path folder = fs::path(ROGUE_SOURCE_DIR) / of.folder / "frames";
        for (const auto& entry : fs::directory_iterator(folder)) {
            const check::Context context(entry.path().string());
            CHECK(printed(entry.path(), of) == contents(entry.path().string()));
            ++runs;
        }
    }
    CHECK_EQ(runs, 8);
}

}  // namespace
}  // namespace rogue::test
