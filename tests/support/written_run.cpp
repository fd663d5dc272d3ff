#include "tests/support/written_run.hpp"

#include <sstream>
#include <stdexcept>
#include <utility>

#include "app/runs/replayed.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {

std::string WholeFile::written() const {
    const std::size_t last_line = bytes.rfind('\n', bytes.size() - 2) + 1;
    return bytes.compare(last_line, 6, "ended ") == 0 ? bytes : bytes.substr(0, bytes.rfind(' '));
}

WholeFile whole_file(const GameKind& game, const std::string& path) {
    WholeFile run{game, contents(path), {}, {}};
    std::istringstream lines(run.bytes);
    std::string format;
    std::string word;
    std::getline(lines, format);
    lines >> word >> run.header.rules >> word >> run.header.seed >> word >> run.header.began;
    if (!lines || format != "roguelike-run 1" || run.header.rules != game.rules) {
        throw std::runtime_error(path + ": no run file of that game");
    }
    run.keys = keys_of(run.bytes);
    return run;
}

WholeFile whole_paper_file() {
    return whole_file(kPaperGame, kPaperPath);
}

WrittenRun::WrittenRun(WholeFile run, std::function<LogFile()> make)
    : run_(std::move(run)),
      game_(run_.game.start(run_.header.seed)),
      writer_(std::move(make), run_.header, [this] { return checksum(*game_); }) {}

WrittenRun::WrittenRun(WholeFile run, LogFile file, const ResumePoint& resume_point)
    : run_(std::move(run)),
      kept_(keys_of(run_.bytes.substr(0, static_cast<std::size_t>(resume_point.size))).size()),
      game_(pressed(run_.game, run_.header.seed, run_.keys.substr(0, kept_))),
      writer_(std::move(file), resume_point, [this] { return checksum(*game_); }) {}

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
    game_->play(written, [] {});
    if (game_->ending()) {
        writer_.end(game_->outcome(), std::chrono::system_clock::now());
    }
}

}  // namespace rogue::test
