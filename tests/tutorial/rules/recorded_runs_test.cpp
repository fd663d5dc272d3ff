#include "tests/support/recorded_frames.hpp"

#include "tests/support/check.hpp"

// The runs in tests/tutorial/golden were recorded from the program whose game this one rebuilds.

namespace rogue::test {
namespace {

TEST("every frame of every recorded run is shown") {
    CHECK_EQ(recorded_traces(kTutorialRuns).size(), 26U);
    CHECK_EQ(wrong_frames(kTutorialRuns), "");
}

}  // namespace
}  // namespace rogue::test
