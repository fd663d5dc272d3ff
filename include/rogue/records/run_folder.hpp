#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

// The names of the files that this program makes beside the tables of scores, whose names are the
// games'.

/// The name of the nth file, counted from 1, of runs that began at the same time with the same
/// seed: 2026-11-20-151100-1234567890.run, then 2026-11-20-151100-1234567890-2.run.
std::string run_file_name(const RunHeader& header, int nth);

/// Whether a run file may have that name.
bool is_run_file_name(std::string_view name);

/// What run files are sorted by, from a path: without the extension X-2.run comes after X.run.
std::string_view run_file_order(std::string_view path);

/// The file beside a table that keeps the lines that can't be read: PATH.damaged.
std::string damaged_name(const std::string& table);

/// The nth temporary file of this process beside that file: PATH.PROCESS-N.tmp.
std::string temporary_name(const std::string& path, int nth);

/// Whether it is the name of a temporary file of any process beside the file that is called `of`.
bool is_temporary_name(std::string_view name, std::string_view of);

/// The folder in which run files are kept, named by date, time and seed:
/// 2026-11-20-151100-1234567890.run. The modification time of a file is the time of its last
/// key, or when it was resumed.
class RunFolder {
public:
    explicit RunFolder(std::string path) : path_(std::move(path)) {}

    /// Makes a file for a new run, and the folder if there is none. Throws std::system_error if it
    /// can't.
    LogFile make_file(const RunHeader& header) const;

    /// Returns all run files, the newest first; none if there is no folder. This and the functions
    /// below throw std::system_error if the folder can't be read.
    std::vector<std::string> files() const;

    /// Returns the files without an ending, the last played first. Somebody may be playing them.
    std::vector<std::string> unfinished_files() const;

    /// Returns the file that was written last, whether its run is finished or not, or nothing if
    /// there is no file.
    std::optional<std::string> last_played() const;

    /// Removes finished runs. It keeps the newest 1,000 and those whose score is in one of the
    /// tables.
    void prune(std::span<const HighScores> tables) const;

private:
    std::string path_;
};

}  // namespace rogue
