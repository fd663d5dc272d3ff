#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/last_screen.hpp"
#include "tests/support/check.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::test {
namespace {

/// Plays a recorded run of the world, and notes which landmarks there were before its keys.
class Traveller final : public KeySource {
public:
    explicit Traveller(const RecordedRun& run) : keys_(run.keys) {
        game_ = run.game->start(run.seed, *this, screen_);
        game_->run();
    }

    Key next() override {
        for (const Landmark& landmark : game_->landmarks()) {
            known.insert(landmark.name);
        }
        return keys_.next();
    }

    bool knows_now(const std::string& name) const {
        return std::ranges::count(game_->landmarks(), name, &Landmark::name) != 0;
    }

    std::set<std::string> known;

private:
    StringKeys keys_;
    LastScreen screen_;
    std::unique_ptr<AnyGame> game_;
};

TEST("a brand that a stone has told of is a landmark until it is taken") {
    const Traveller traveller(
        load_recorded_run(ROGUE_SOURCE_DIR "/tests/world/golden/quest-7301.trace", kWorldRuns));
    std::string brands;
    for (const std::string& name : traveller.known) {
        brands += name + (traveller.knows_now(name) ? ": known\n" : ": taken\n");
    }
    CHECK_EQ(brands,
             "brand of the east: taken\nbrand of the north: known\n"
             "brand of the south: known\nbrand of the west: taken\n");
}

}  // namespace
}  // namespace rogue::test
