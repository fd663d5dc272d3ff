#include "tests/support/recorded_runs.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "rogue/game/rules.hpp"
#include "rogue/ui/classic_display.hpp"
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
void note_key(const std::string& line, std::string& keys) {
    std::istringstream fields(line);
    std::size_t taken = 0;
    char key = 0;
    fields >> taken >> key;
    if (taken == keys.size()) {
        return;
    }
    if (!fields || taken != keys.size() + 1 || !kKeySet.scripted(key)) {
        throw std::runtime_error("a trace line out of order: " + line);
    }
    keys += key;
}

}  // namespace

std::vector<std::filesystem::path> recorded_traces() {
    std::vector<std::filesystem::path> result;
    const std::filesystem::path folder = std::filesystem::path(ROGUE_SOURCE_DIR) / "tests/golden";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".trace") {
            result.push_back(entry.path());
        }
    }
    std::sort(result.begin(), result.end());
    return result;
}

RecordedRun load_recorded_run(const std::filesystem::path& trace) {
    std::ifstream file(trace);
    std::string word;
    RecordedRun run;
    file >> word >> run.seed >> std::ws;
    if (!file || word != "seed") {
        throw std::runtime_error(trace.string() + ": not a trace");
    }
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("end ")) {
            run.end = line;
            if (line.starts_with("end quit ")) {
                run.keys += 'q';  // No frame follows the key that quits.
            }
            return run;
        }
        note_key(line, run.keys);
        run.lines.push_back(line);
    }
    throw std::runtime_error(trace.string() + ": has no end");
}

Outcome play(const RecordedRun& run, const FrameWatcher& watcher) {
    StringKeys keys(run.keys);
    WatchedDisplay display(keys, watcher);
    ClassicDisplay screens(display);
    Game game(run.seed, keys, screens);
    const Outcome outcome = game.run();
    if (outcome.ending == Outcome::Ending::died && keys.next() != Key::end) {
        const Tally tally = outcome.tally;
        const std::array table{ScoreLine{tally.score, tally.deepest, tally.kills, true}};
        display.show({GameOver{tally, table}, Awaited::answer});
    }
    return outcome;
}

}  // namespace rogue::test
