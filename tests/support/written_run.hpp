#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/records/run_file.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue::test {

/// A run file from tests/golden, read without the reader that is to be tested.
struct RecordedFile {
    std::string name;
    std::string bytes;
    RunHeader header;
    std::string keys;

    /// Its bytes as far as they are written once the last key has taken effect: where a run is left
    /// open, the checksum of its last line is still missing.
    std::string written() const;
};

/// The run files in tests/golden, in the order of their names.
std::vector<RecordedFile> recorded_files();

/// The one of that name, such as `dive-1027`.
RecordedFile recorded_file(const std::string& name);

/// Plays a recorded run with a RunWriter that is given each key before it takes effect, and its end
/// if it has one.
class WrittenRun {
public:
    /// From its beginning, into the file that `make` makes.
    WrittenRun(RecordedFile run, std::function<LogFile()> make);

    /// From where it was cut off, in a file that holds its first bytes.
    WrittenRun(RecordedFile run, LogFile file, const RunFileReader::Seam& seam);

    /// To its end. `watch` is told how many keys have been written, before each next one.
    void play(const std::function<void(std::size_t keys)>& watch = {});

    RunWriter& writer() { return writer_; }

private:
    RecordedFile run_;
    std::size_t kept_ = 0;  // So many keys are in the file already.
    LastScreen shown_;
    RunWriter writer_;
};

}  // namespace rogue::test
