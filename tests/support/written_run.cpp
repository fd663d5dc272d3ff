#include "tests/support/written_run.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "rogue/app/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/records/recording_keys.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// The keys of a script. They are written, except the first few, which are in the file already.
class WrittenKeys final : public KeySource {
public:
    WrittenKeys(std::string_view keys, std::size_t kept, RunWriter& writer,
                const std::function<void(std::size_t)>& watch)
        : keys_(keys), kept_(kept), recording_(keys_, writer), watch_(watch) {}

    Key next() override {
        if (keys_.taken() < kept_) {
            return keys_.next();
        }
        if (watch_) {
            watch_(keys_.taken());
        }
        return recording_.next();
    }

private:
    StringKeys keys_;
    std::size_t kept_;
    RecordingKeys recording_;
    const std::function<void(std::size_t)>& watch_;
};

RecordedFile read_recorded(const fs::path& path) {
    RecordedFile run{path.stem().string(), contents(path.string()), {}, {}};
    std::istringstream lines(run.bytes);
    std::string first;
    std::string second;
    std::string word;
    std::getline(lines, first);
    std::getline(lines, second);
    lines >> word >> run.header.seed >> word >> run.header.began;
    if (!lines || first != "roguelike-run 1" || second != text("rules ", kClassicRules)) {
        throw std::runtime_error(path.string() + ": no run file");
    }
    run.header.rules = kClassicRules;
    run.keys = keys_of(run.bytes);
    return run;
}

fs::path golden() {
    return fs::path(ROGUE_SOURCE_DIR) / "tests/golden";
}

}  // namespace

std::string RecordedFile::written() const {
    const std::size_t last_line = bytes.rfind('\n', bytes.size() - 2) + 1;
    return bytes.compare(last_line, 6, "ended ") == 0 ? bytes : bytes.substr(0, bytes.rfind(' '));
}

std::vector<RecordedFile> recorded_files() {
    std::vector<RecordedFile> files;
    for (const auto& entry : fs::directory_iterator(golden())) {
        if (entry.path().extension() == ".run") {
            files.push_back(read_recorded(entry.path()));
        }
    }
    std::ranges::sort(files, {}, &RecordedFile::name);
    return files;
}

RecordedFile recorded_file(const std::string& name) {
    return read_recorded(golden() / (name + ".run"));
}

WrittenRun::WrittenRun(RecordedFile run, std::function<LogFile()> make)
    : run_(std::move(run)),
      writer_(std::move(make), run_.header, [this] { return shown_.checksum(); }) {}

WrittenRun::WrittenRun(RecordedFile run, LogFile file, const RunSeam& seam)
    : run_(std::move(run)),
      kept_(keys_of(run_.bytes.substr(0, static_cast<std::size_t>(seam.size))).size()),
      writer_(std::move(file), seam, [this] { return shown_.checksum(); }) {}

void WrittenRun::play(const std::function<void(std::size_t keys)>& watch) {
    WrittenKeys keys(run_.keys, kept_, writer_, watch);
    ClassicDisplay screens(shown_);
    Game game(run_.header.seed, keys, screens);
    const Outcome outcome = game.run();
    if (outcome.ending != Outcome::Ending::open) {
        writer_.end(outcome, std::chrono::system_clock::now());
    }
}

}  // namespace rogue::test
