#include "tests/support/recorded_frames.hpp"

#include "tests/support/check.hpp"

// The runs in tests/world/golden were recorded from two other programs of this game.

namespace rogue::test {
namespace {

TEST("every frame of every recorded run is shown") {
    CHECK_EQ(recorded_traces(kWorldRuns).size(), 17U);
    CHECK_EQ(wrong_frames(kWorldRuns), "");
}

}  // namespace
}  // namespace rogue::test
