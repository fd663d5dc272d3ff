#include <algorithm>
#include <cstdlib>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"
#include "world/rules/tile.hpp"

namespace rogue::test {
namespace {

std::string whole_name(const Landmark& landmark) {
    return landmark.which.empty() ? landmark.name : landmark.name + " " + landmark.which;
}

TEST("the hearth is a landmark, and a brand that a stone has told of until it is taken") {
    const RecordedRun run = recorded_run("quest-7301", kWorldRuns);
    const auto game = run.game->start(run.seed);
    std::set<std::string> known;
    game->play(ScriptedKeys(run.keys), [&] {
        for (const Landmark& landmark : game->landmarks()) {
            known.insert(whole_name(landmark));
        }
    });
    std::string brands;
    for (const std::string& name : known) {
        const bool now = std::ranges::count(game->landmarks(), name, whole_name) != 0;
        brands += name + (now ? ": known\n" : ": taken\n");
    }
    CHECK_EQ(brands,
             "brand in the east: taken\nbrand in the north: known\n"
             "brand in the south: known\nbrand in the west: taken\nhearth: known\n");
}

TEST("the way to a brand is counted in tiles, and its vault door is what leads to it") {
    const RecordedRun run = recorded_run("quest-7301", kWorldRuns);
    const auto game = run.game->start(run.seed);
    game->play(ScriptedKeys(run.keys), [&] {
        const std::vector<Landmark> landmarks = game->landmarks();
        CHECK(landmarks.front().position == world::kHearth);
        CHECK(landmarks.front().shown_as == std::vector<std::string_view>({"hearth"}));
        for (const Landmark& landmark : std::span(landmarks).subspan(1)) {
            const Point steps = landmark.position - game->position();
            CHECK(std::abs(steps.x - 32 * landmark.tiles.x) < 32);
            CHECK(std::abs(steps.y - 32 * landmark.tiles.y) < 32);
            CHECK_EQ(landmark.away, 16);  // It is in the middle of its tile.
            CHECK(landmark.shown_as == std::vector<std::string_view>({"brand", "vault door"}));
        }
    });
}

}  // namespace
}  // namespace rogue::test
