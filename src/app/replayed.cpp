#include "rogue/app/replayed.hpp"

#include "rogue/base/text.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {

RunEnd end_of(const Outcome& outcome) {
    return {outcome.ending == Outcome::Ending::died, outcome.tally};
}

Replayed replay_unseen(const std::string& path) {
    RunFileReader file(path);
    return replay_unseen(file);
}

Replayed replay_unseen(RunFileReader& file) {
    LastScreen display;
    RunKeys keys(file, [&] { return display.checksum(); });
    Game game(file.header().seed, keys, display);
    const Outcome outcome = game.run();
    keys.finish();

    const std::string end =
        outcome.ending == Outcome::Ending::open ? "open" : end_of(outcome).text();
    if (file.end() && file.end()->text() != end) {
        file.fail(text("the run replays to '", end, "'"));
    }
    if (!end.starts_with(file.torn_end())) {
        file.fail("a torn end that is not the run's");
    }
    const Player& player = game.player();
    return {file.header(), file.end(),         outcome,    game.depth(), player.hp,
            player.max_hp, display.checksum(), file.seam()};
}

}  // namespace rogue
