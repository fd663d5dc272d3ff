#pragma once

#include <functional>
#include <memory>
#include <string>

#include "rogue/records/run_file_format.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue::test {

/// A whole run file, read without the reader that is tested.
struct WholeFile {
    const GameKind& game;
    std::string bytes;
    RunHeader header;
    std::string keys;

    /// The bytes that are written when the last key has taken effect. If the run is open, the
    /// checksum of its last line is still missing.
    std::string written() const;
};

/// The file of a run of that game.
WholeFile whole_file(const GameKind& game, const std::string& path);

/// The file of the run on paper (paper_run.hpp).
WholeFile whole_paper_file();

/// Plays a run with a RunWriter, which gets each key before it takes effect, and the end if the run
/// has one.
class WrittenRun {
public:
    /// Begins at the first key, in the file that `make` makes.
    WrittenRun(WholeFile run, std::function<LogFile()> make);

    /// Goes on where the run was cut off, in a file that holds its first bytes.
    WrittenRun(WholeFile run, LogFile file, const ResumePoint& resume_point);

    /// Plays to the end. Before each key, `watch` gets the number of keys that have been written.
    void play(const std::function<void(std::size_t keys)>& watch = {});

    RunWriter& writer() { return writer_; }

private:
    WholeFile run_;
    std::size_t kept_ = 0;  // The number of keys in the file at the beginning.
    std::unique_ptr<AnyGame> game_;
    RunWriter writer_;
};

}  // namespace rogue::test
