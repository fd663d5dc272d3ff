#include "rogue/ui/moments.hpp"

#include <algorithm>

#include "app/runs/replayed.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

TEST("a fight begins with a wound or a kill after ten keys without any") {
    RunReader file(ROGUE_SOURCE_DIR "/tests/golden/hoard-3061.run");
    Moments moments;
    std::vector<std::size_t> fights;
    std::size_t quiet = 10;
    int hp = 0;
    int kills = 0;
    replay_file(file, [&](const Replayed& run) {
        const AnyGame& game = *run.game;
        moments.note(*run.kind, game, run.keys.size());
        const bool blow = game.standing().hp < hp || game.tally().kills > kills;
        if (blow && quiet >= 10) {
            fights.push_back(run.keys.size());
        }
        quiet = blow ? 1 : quiet + 1;
        hp = game.standing().hp;
        kills = game.tally().kills;
    });
    std::vector<std::size_t> noted;
    for (const Moment& moment : moments.all()) {
        if (moment.what == "fight") {
            noted.push_back(moment.key);
        }
    }
    CHECK(fights.size() > 3);
    CHECK(noted == fights);
}

TEST("what the second game tells behind blanks is told without them") {
    RunReader file(ROGUE_SOURCE_DIR "/tests/tutorial/golden/mage-301.run");
    Moments moments;
    replay_file(file,
                [&](const Replayed& run) { moments.note(*run.kind, *run.game, run.keys.size()); });
    const auto kill = std::ranges::find(moments.all(), "kill", &Moment::what);
    CHECK(kill != moments.all().end() && kill->words.starts_with("first kill: "));
    CHECK_EQ(kill->words.find("  "), std::string::npos);
}

TEST("a key that was noted before is noted no more") {
    RunReader file(ROGUE_SOURCE_DIR "/tests/golden/hoard-3061.run");
    Moments once;
    Moments twice;
    replay_file(file, [&](const Replayed& run) {
        once.note(*run.kind, *run.game, run.keys.size());
        twice.note(*run.kind, *run.game, run.keys.size());
        twice.note(*run.kind, *run.game, run.keys.size());
    });
    CHECK_EQ(once.all().size(), twice.all().size());
}

}  // namespace
}  // namespace rogue::test
