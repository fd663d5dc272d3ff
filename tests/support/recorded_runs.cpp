#include "tests/support/recorded_runs.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/map_words.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::test {
namespace {

// The key of the line `N KEY MS HASH` is a new one if N is the number of the next key.
void note_key(const std::string& line, const KeySet& known, std::string& keys) {
    std::istringstream fields(line);
    std::size_t taken = 0;
    char key = 0;
    fields >> taken >> key;
    if (taken == keys.size()) {
        return;
    }
    if (!fields || taken != keys.size() + 1 || !known.scripted(key)) {
        throw std::runtime_error("a trace line out of order: " + line);
    }
    keys += key;
}

}  // namespace

std::vector<std::filesystem::path> recorded_traces(const Recordings& of) {
    std::vector<std::filesystem::path> result;
    const std::filesystem::path folder = std::filesystem::path(ROGUE_SOURCE_DIR) / of.folder;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".trace") {
            result.push_back(entry.path());
        }
    }
    std::sort(result.begin(), result.end());
    return result;
}

RecordedRun load_recorded_run(const std::filesystem::path& trace, const Recordings& of) {
    std::ifstream file(trace);
    std::string word;
    RecordedRun run;
    run.game = &of.game;
    run.file = std::filesystem::path(trace).replace_extension(".run").string();
    file >> word >> run.seed >> std::ws;
    if (!file || word != "seed") {
        throw std::runtime_error(trace.string() + ": not a trace");
    }
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("end ")) {
            run.end = line;
            if (line.starts_with("end quit ")) {
                run.keys += of.quit;  // No frame follows the key that quits.
            }
            return run;
        }
        note_key(line, of.game.keys, run.keys);
        run.lines.push_back(line);
    }
    throw std::runtime_error(trace.string() + ": has no end");
}

RecordedRun recorded_run(const std::string& name, const Recordings& of) {
    return load_recorded_run(concat(ROGUE_SOURCE_DIR "/", of.folder, "/", name, ".trace"), of);
}

std::unique_ptr<AnyGame> RecordedMoment::game() const {
    return pressed(*run.game, run.seed, keys_so_far());
}

RecordedMoment recorded_moment(const Recordings& of, std::string_view what,
                               const std::function<bool(const AnyGame&)>& is_it) {
    for (const auto& trace : recorded_traces(of)) {
        const RecordedRun run = load_recorded_run(trace, of);
        const auto game = of.game.start(run.seed);
        for (std::size_t keys = 0; keys <= run.keys.size(); ++keys) {
            if (is_it(*game)) {
                return {run, keys};
            }
            if (game->ending() || keys == run.keys.size()) {
                break;
            }
            game->press(Key{run.keys[keys]});
        }
    }
    throw std::runtime_error(concat("no recorded run of the game ", of.game.name, " has ", what,
                                    ": see CONTRIBUTING, \"Changing the rules\""));
}

RecordedMoment recorded_end(const Recordings& of, Ending ending) {
    return recorded_moment(of, concat("an end by which the player ", word_for(ending)),
                           [=](const AnyGame& game) { return game.ending() == ending; });
}

RecordedMoment recorded_aim() {
    return recorded_moment(kTutorialRuns, "an aim at nobody", [](const AnyGame& game) {
        const SeenMap seen = game.seen_map();
        const TileContent& place = seen.at(seen.player() + Point{-3, 1});
        return aim_words(seen) == "aim here" && !place.remembered &&
               place.kind != TileContent::Kind::unknown;
    });
}

RecordedRun longest_run(const Recordings& of) {
    RecordedRun longest;
    for (const auto& trace : recorded_traces(of)) {
        RecordedRun run = load_recorded_run(trace, of);
        if (run.keys.size() > longest.keys.size()) {
            longest = std::move(run);
        }
    }
    return longest;
}

}  // namespace rogue::test
