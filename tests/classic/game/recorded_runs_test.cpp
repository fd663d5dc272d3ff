#include "tests/support/recorded_frames.hpp"

#include "tests/support/check.hpp"

// The runs in tests/golden were recorded from the program that this one rebuilds.

namespace rogue::test {
namespace {

TEST("every frame of every recorded run is shown") {
    CHECK_EQ(recorded_traces(kClassicRuns).size(), 39U);
    CHECK_EQ(wrong_frames(kClassicRuns), "");
}

}  // namespace
}  // namespace rogue::test
