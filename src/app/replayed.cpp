#include "rogue/app/replayed.hpp"

#include <algorithm>

#include "rogue/app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {

RunReader open_run(const std::string& word) {
    return word == kStandardInput ? RunReader(word, all_of_standard_input()) : RunReader(word);
}

const GameKind& game_of(const RunReader& file) {
    const auto found = std::ranges::find(games(), file.header().rules, &GameKind::rules);
    if (found == games().end()) {
        file.fail_rules();
    }
    return **found;
}

Replayed replay_unseen(const std::string& path) {
    RunReader file(path);
    return replay_unseen(file);
}

Replayed replay_unseen(RunReader& file) {
    const GameKind& kind = game_of(file);
    LastScreen display;
    RunKeys keys(file, kind.keys, [&] { return display.checksum(); });
    const auto game = kind.start(file.header().seed, keys, display);
    const Outcome outcome = game->run();
    keys.finish();

    const std::string end = outcome.ending == Outcome::Ending::open ? "open" : end_line(outcome);
    if (file.end() && file.end() != outcome) {
        file.fail(text("the run replays to '", end, "'"));
    }
    if (!end.starts_with(file.torn_end())) {
        file.fail("the last line begins to tell an end that the run does not have");
    }
    return {&kind,        file.header(),      file.end(), outcome, game->standing(),
            keys.given(), display.checksum(), file.seam()};
}

}  // namespace rogue
