#include <algorithm>
#include <set>
#include <string>

#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

TEST("a brand that a stone has told of is a landmark until it is taken") {
    const RecordedRun run =
        load_recorded_run(ROGUE_SOURCE_DIR "/tests/world/golden/quest-7301.trace", kWorldRuns);
    const auto game = run.game->start(run.seed);
    std::set<std::string> known;
    game->run(ScriptedKeys(run.keys), [&] {
        for (const Landmark& landmark : game->landmarks()) {
            known.insert(landmark.name);
        }
    });
    std::string brands;
    for (const std::string& name : known) {
        const bool now = std::ranges::count(game->landmarks(), name, &Landmark::name) != 0;
        brands += name + (now ? ": known\n" : ": taken\n");
    }
    CHECK_EQ(brands,
             "brand of the east: taken\nbrand of the north: known\n"
             "brand of the south: known\nbrand of the west: taken\n");
}

}  // namespace
}  // namespace rogue::test
