#include "tests/support/written_run.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/turn_loop.hpp"
#include "rogue/classic/classic.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {

namespace {

namespace fs = std::filesystem;

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
      game_(kClassic.start(run_.header.seed)),
      writer_(std::move(make), run_.header, [this] { return checksum(*game_); }) {}

WrittenRun::WrittenRun(RecordedFile run, LogFile file, const RunSeam& seam)
    : run_(std::move(run)),
      kept_(keys_of(run_.bytes.substr(0, static_cast<std::size_t>(seam.size))).size()),
      game_(pressed(kClassic, run_.header.seed, run_.keys.substr(0, kept_))),
      writer_(std::move(file), seam, [this] { return checksum(*game_); }) {}

void WrittenRun::play(const std::function<void(std::size_t keys)>& watch) {
    ScriptedKeys keys(std::string_view(run_.keys).substr(kept_));
    const auto written = [&] {
        if (watch) {
            watch(kept_ + keys.taken());
        }
        const auto key = keys();
        if (key) {
            writer_.key(*key);
        }
        return key;
    };
    run_turns(*game_, written, [] {});
    if (game_->ending()) {
        writer_.end(game_->outcome(), std::chrono::system_clock::now());
    }
}

}  // namespace rogue::test
