#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rogue/base/key.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

/// Writes a run file while the run is played, one small write a key, and keeps it locked.
///
/// What can't be written is tried again with the next key, so nothing is lost if a disk is full for
/// a while. While keys are played no failure is thrown; problem() reports it at the end.
///
/// Before it writes, it looks at the file: at one that is locked once a line, at any other with
/// each key. If that was removed, or if somebody else has written to it, nothing is written any
/// more, and what is there stays as it is.
class RunWriter {
public:
    /// Returns the checksum of the last frame shown.
    using Shown = std::function<std::uint64_t()>;

    /// Writes a new run. `make` makes its file when there is a key to write, so a run without keys
    /// leaves no file.
    RunWriter(std::function<LogFile()> make, const RunHeader& header, Shown shown);

    /// Continues the file of a run that was cut off, which is now the one last played. Throws what
    /// LogFile throws.
    RunWriter(LogFile file, const RunSeam& seam, Shown shown);

    /// Makes the file now. Throws what LogFile throws, and std::runtime_error if it can't be
    /// written.
    void begin();

    /// Records a key. Call this before the key takes effect.
    void key(Key key);

    /// Call this when the run is over. `when` is the time of its last key. The file stays open to
    /// end() later. This returns when the keys would survive a power cut or that is not possible.
    /// If not all keys are written, it returns false. It then removes the file, unless somebody
    /// else plays the run, because a run that is over must not be resumed from an earlier key.
    bool keep_keys(std::chrono::system_clock::time_point when);

    /// Keeps the keys as keep_keys() does and closes the run with its last line. If only that can't
    /// be written, the file stays: its keys lead to the end.
    void end(const Outcome& outcome, std::chrono::system_clock::time_point when);

    /// Tries once more to write what could not be written. Returns when what was written would
    /// survive a power cut or that is not possible.
    void flush();

    /// Looks at the file, so that kept() tells how it is now.
    void look_at_file();

    /// Returns how much the file kept when it was last looked at or written.
    Kept kept() const;

    /// Returns the file, or null if there is none yet.
    const LogFile* file() const { return file_ ? &*file_ : nullptr; }

    /// Returns true if the file holds a run that can be resumed, even if it lacks the last keys.
    bool resumable() const { return resumable_; }

    /// Returns why the file lacks something that it should hold by now; empty if it lacks nothing.
    const std::string& problem() const {
        return write_problem_.empty() ? flush_problem_ : write_problem_;
    }

private:
    void close_line();
    void write();
    void remove_file();

    std::function<LogFile()> make_;
    std::optional<LogFile> file_;
    Kept kept_ = Kept::all;  // Or why not, if others have changed or removed the file.
    Shown shown_;
    std::string pending_;  // Not written yet.
    std::size_t line_keys_ = 0;
    std::size_t header_left_ = 0;  // How much of the header is not written yet.
    bool resumable_ = false;
    std::string write_problem_;  // Empty again when the rest has been written.
    std::string flush_problem_;  // The system reports such a failure only once.
};

}  // namespace rogue
