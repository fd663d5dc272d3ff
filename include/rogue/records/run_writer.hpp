#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rogue/base/key.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file.hpp"

namespace rogue {

/// Writes a run file while the run is played, one small write a key, and keeps it locked.
///
/// What can't be written is tried again with the next key, so that a disk that was full for a while
/// costs nothing. No failure is thrown on while keys are played; problem() tells of it in the end.
class RunWriter {
public:
    /// Gives the checksum of the last frame shown.
    using Shown = std::function<std::uint64_t()>;

    /// A new run. `make` makes its file when there is a key to write: a run without one leaves no
    /// file.
    RunWriter(std::function<LogFile()> make, const RunHeader& header, Shown shown);

    /// A run that was cut off goes on in its file. Throws what LogFile throws.
    RunWriter(LogFile file, const RunFileReader::Seam& seam, Shown shown);

    /// Makes the file now. Throws what LogFile throws, and std::runtime_error if it can't be
    /// written.
    void begin();

    /// To be called before the key takes effect.
    void key(Key key);

    /// The run is over, since its last key, which was played then, and may be closed later. Returns
    /// once its keys would survive a power cut, or can't be made to. If not all of them can be
    /// written the file is removed, and the result is false: what is over must not be resumed from
    /// an earlier key.
    bool keep_keys(std::chrono::system_clock::time_point when);

    /// The run is over, as keep_keys() has it, and closed. A file that can't be is removed.
    void end(const RunEnd& end, std::chrono::system_clock::time_point when);

    /// Returns once what was written would survive a power cut, or can't be made to.
    void flush();

    /// The file; nothing if there is none yet.
    const LogFile* file() const { return file_ ? &*file_ : nullptr; }

    /// Why the file lacks what it should hold by now, or empty.
    const std::string& problem() const {
        return write_problem_.empty() ? flush_problem_ : write_problem_;
    }

private:
    void close_line();
    void write();
    void set_last_played(std::chrono::system_clock::time_point when);
    void remove_file();

    std::function<LogFile()> make_;
    std::optional<LogFile> file_;
    Shown shown_;
    std::string pending_;  // Not written yet.
    std::size_t line_keys_ = 0;
    std::string write_problem_;  // Empty again once the rest was written.
    std::string flush_problem_;  // A failure the system tells of only once.
};

}  // namespace rogue
