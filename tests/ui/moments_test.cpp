#include "rogue/ui/moments.hpp"

#include <algorithm>

#include "app/runs/replayed.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

/// The run on paper, watched key by key.
template <typename Watch>
void watch_paper_run(const Watch& watch) {
    const RecordedRun run = paper_run();
    const auto game = kPaperGame.start(run.seed);
    for (std::size_t keys = 0; !game->ending(); ++keys) {
        watch(*game, keys);
        game->press(Key{run.keys.at(keys)});
    }
}

TEST("a fight begins with a wound or a kill after ten keys without any") {
    Moments moments;
    std::vector<std::size_t> fights;
    std::size_t quiet = 10;
    int hp = 0;
    int kills = 0;
    watch_paper_run([&](const AnyGame& game, std::size_t keys) {
        moments.update(kPaperGame, game, keys);
        const bool blow = game.vitals().hp < hp || game.tally().kills > kills;
        if (blow && quiet >= 10) {
            fights.push_back(keys);
        }
        quiet = blow ? 1 : quiet + 1;
        hp = game.vitals().hp;
        kills = game.tally().kills;
    });
    std::vector<std::size_t> noted;
    for (const Moment& moment : moments.all()) {
        if (moment.kind == Moment::Kind::fight) {
            noted.push_back(moment.key);
        }
    }
    CHECK(fights.size() > 3);
    CHECK(noted == fights);
}

TEST("what the second game tells behind blanks is told without them") {
    const RecordedMoment killed = recorded_moment(
        kTutorialRuns, "a kill", [](const AnyGame& game) { return game.tally().kills > 0; });
    RunReader file(killed.run.file);
    Moments moments;
    replay_file(
        file, [&](const Replayed& run) { moments.update(*run.kind, *run.game, run.keys.size()); });
    const auto kill = std::ranges::find_if(moments.all(), [](const Moment& moment) {
        return moment.words.starts_with("first kill: ");
    });
    CHECK(kill != moments.all().end());
    CHECK_EQ(kill->words.find("  "), std::string::npos);
}

TEST("a key that was noted before is noted no more") {
    Moments once;
    Moments twice;
    watch_paper_run([&](const AnyGame& game, std::size_t keys) {
        once.update(kPaperGame, game, keys);
        twice.update(kPaperGame, game, keys);
        twice.update(kPaperGame, game, keys);
    });
    CHECK_EQ(once.all().size(), twice.all().size());
}

}  // namespace
}  // namespace rogue::test
