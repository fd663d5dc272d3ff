#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "rogue/base/key.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/record_state.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

/// Writes a run file during play, with one small write for each key, and keeps the file locked.
///
/// What can't be written is tried again with the next key, so nothing is lost if a disk is full for
/// a while. No failure is thrown while keys are played; problem() reports it at the end.
///
/// Before it writes, it looks at the file: at a locked one for each line, at any other for each
/// key. If the file was removed, or another process wrote to it, nothing more is written.
class RunWriter {
public:
    /// Returns the checksum of the last frame shown.
    using HashShown = std::function<std::uint64_t()>;

    /// Writes a new run. `make` is called for its first key, so a run without keys leaves no file.
    RunWriter(std::function<LogFile()> make, const RunHeader& header, HashShown shown);

    /// Continues the file of a run that was cut off, and dates it now as the one last played.
    /// Throws what LogFile throws.
    RunWriter(LogFile file, const ResumePoint& resume_point, HashShown shown);

    /// Makes the file now. Throws what LogFile throws, and std::runtime_error if writing fails.
    void begin();

    /// Records a key. Call this before the key takes effect.
    void key(Key key);

    /// Call this when the run is over. `when` is the time of its last key. Waits until the keys
    /// would survive a power cut, if that is possible. Returns false if not all keys are written.
    /// In that case it removes the file, unless somebody else plays the run: nobody may resume a
    /// finished run from an earlier key. The file stays open for end().
    bool keep_keys(std::chrono::system_clock::time_point when);

    /// Keeps the keys as keep_keys() does and writes the last line. If only that fails, the file
    /// stays, since its keys lead to the end.
    void end(const Outcome& outcome, std::chrono::system_clock::time_point when);

    /// Tries again to write what could not be written. Waits until what was written would survive a
    /// power cut, if that is possible.
    void flush();

    /// Looks at the file, so that record_state() is up to date.
    void look_at_file();

    /// Returns how much the file kept when it was last looked at or written.
    RecordState record_state() const;

    /// Returns the file, or null if there is none yet.
    const LogFile* file() const { return file_ ? &*file_ : nullptr; }

    /// Returns true if the file holds a run that can be resumed, even without its last keys.
    bool resumable() const { return resumable_; }

    /// Returns why the file lacks something by now, or an empty string if it lacks nothing.
    const std::string& problem() const {
        return write_problem_.empty() ? flush_problem_ : write_problem_;
    }

private:
    void close_line();
    void write();
    void remove_file();

    std::function<LogFile()> make_;
    std::optional<LogFile> file_;
    RecordState kept_ = RecordState::complete;  // Or what others did to the file.
    HashShown shown_;
    std::string pending_;  // Not written yet.
    std::size_t line_keys_ = 0;
    std::size_t unwritten_header_ = 0;  // How many bytes of the header are not written yet.
    bool resumable_ = false;
    std::string write_problem_;  // Empty again once the rest is written.
    std::string flush_problem_;  // The system reports such a failure only once.
};

}  // namespace rogue
