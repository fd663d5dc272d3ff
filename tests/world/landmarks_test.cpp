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
#include "world/rules/chunk.hpp"

namespace rogue::test {
namespace {

std::string whole_name(const Landmark& landmark) {
    return landmark.which.empty() ? landmark.name : landmark.name + " " + landmark.which;
}

TEST("the hearth is a landmark, and a brand that a stone has told of until it is taken") {
    const RecordedRun run = recorded_end(kWorldRuns, Ending::won).run;
    const auto game = run.game->start(run.seed);
    std::set<std::string> known;
    game->play(ScriptedKeys(run.keys), [&] {
        for (const Landmark& landmark : game->landmarks()) {
            known.insert(whole_name(landmark));
        }
    });
    const auto taken = std::erase_if(known, [&](const std::string& name) {
        return std::ranges::count(game->landmarks(), name, whole_name) == 0;
    });
    CHECK(taken > 0);
    CHECK(known.erase("hearth") == 1 && !known.empty());
    for (const std::string& name : known) {
        CHECK(name.starts_with("brand in the "));
    }
}

TEST("the way to a brand is counted in lands, and its vault door is what leads to it") {
    const RecordedRun run = recorded_end(kWorldRuns, Ending::won).run;
    const auto game = run.game->start(run.seed);
    game->play(ScriptedKeys(run.keys), [&] {
        const std::vector<Landmark> landmarks = game->landmarks();
        CHECK(landmarks.front().position == world::kHearth);
        CHECK(landmarks.front().shown_as == std::vector<std::string_view>({"hearth"}));
        for (const Landmark& landmark : std::span(landmarks).subspan(1)) {
            const Point steps = landmark.position - game->position();
            CHECK(std::abs(steps.x - 32 * landmark.lands.x) < 32);
            CHECK(std::abs(steps.y - 32 * landmark.lands.y) < 32);
            CHECK_EQ(landmark.away, 16);  // It is in the middle of its chunk.
            CHECK(landmark.shown_as == std::vector<std::string_view>({"brand", "vault door"}));
        }
    });
}

TEST("a vault door is to be opened by who has a key, and no other door is") {
    const RecordedRun run = recorded_end(kWorldRuns, Ending::won).run;
    const auto game = run.game->start(run.seed);
    std::set<bool> seen;
    game->play(ScriptedKeys(run.keys), [&] {
        const auto status = game->status();
        const bool has_key = std::ranges::none_of(
            status, [](const StatusLine& line) { return line.words == "Vault keys: 0"; });
        const SeenMap map = game->seen_map();
        for (const Sighting& one : sightings(map)) {
            if (one.content.is_door()) {
                const bool opens = has_key && one.content.name == "vault door";
                CHECK(opens == (game->wish(map.player() + one.from_player) == Wish::open));
                if (one.content.name == "vault door") {
                    CHECK_EQ(game->note(map.player() + one.from_player).about,
                             has_key ? "your key opens it" : "a key opens it");
                }
                seen.insert(opens);
            }
        }
    });
    CHECK_EQ(seen.size(), 2U);
}

}  // namespace
}  // namespace rogue::test
