#include <sstream>

#include "tests/support/check.hpp"
#include "tests/support/recorded_frames.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"

// The runs in tests/world/golden were recorded from two other programs of this game.

namespace rogue::test {
namespace {

TEST("every frame of every recorded run is shown") {
    const auto traces = recorded_traces(kWorldRuns);
    CHECK_EQ(traces.size(), 17U);
    for (const auto& trace : traces) {
        const RecordedRun run = load_recorded_run(trace, kWorldRuns);
        if (const auto difference = first_difference(trace, run, printed_frames(run))) {
            check::fail(__FILE__, __LINE__, trace.filename().string() + ": " + *difference);
        }
    }
}

}  // namespace
}  // namespace rogue::test
