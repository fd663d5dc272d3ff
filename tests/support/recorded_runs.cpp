#include "tests/support/recorded_runs.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "rogue/ui/frame_display.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::test {
namespace {

class WatchedDisplay : public FrameDisplay {
public:
    WatchedDisplay(const StringKeys& keys, const FrameWatcher& watcher)
        : keys_(keys), watcher_(watcher) {}

private:
    void present(std::chrono::milliseconds stay) override {
        watcher_(frame(), stay, static_cast<int>(keys_.taken()));
    }

    const StringKeys& keys_;
    const FrameWatcher& watcher_;
};

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

Outcome play(const RecordedRun& run, const FrameWatcher& watcher) {
    StringKeys keys(run.keys);
    WatchedDisplay display(keys, watcher);
    const Outcome outcome = run.game->start(run.seed, keys, display)->run();
    if (outcome.ending == Outcome::Ending::died && keys.next() != Key::end) {
        const Tally tally = outcome.tally;
        const std::array table{line_of(tally)};
        display.show({GameOver{tally, table}, Awaited::kAnswer});
    }
    return outcome;
}

}  // namespace rogue::test
