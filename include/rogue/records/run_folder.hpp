#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

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
