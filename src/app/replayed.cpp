#include "rogue/app/replayed.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "rogue/app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/native_path.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {

bool is_code(const std::string& word) {
    std::error_code error;
    return word.starts_with(kRunCode) && !std::filesystem::exists(native_path(word), error);
}

RunReader open_run(const std::string& word) {
    if (is_code(word)) {
        return read_code(word, word);
    }
    if (word != kStandardInput) {
        return RunReader(word);
    }
    std::string run = all_of_standard_input();
    if (!run.starts_with(kRunCode)) {
        return {word, std::move(run)};
    }
    return read_code(word, std::string_view(run).substr(0, run.find_last_not_of("\r\n") + 1));
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

std::string keys_of(RunReader& file, const Replayed& run) {
    std::string keys;
    file.start_over();
    while (const auto line = file.next(RunReader::Expected::keys)) {
        keys += line->keys;
    }
    return keys.substr(0, run.keys);  // The run may be cut off where it begins to tell its end.
}

}  // namespace rogue
