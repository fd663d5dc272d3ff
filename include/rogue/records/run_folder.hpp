#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file.hpp"

namespace rogue {

/// The folder in which run files are kept, named by date, time and seed:
/// 2026-11-20-151100-1234567890.run. The time of a file is that of its last key.
class RunFolder {
public:
    explicit RunFolder(std::string path) : path_(std::move(path)) {}

    /// Makes a file for a new run, and the folder if need be. Throws std::system_error.
    LogFile make_file(const RunHeader& header) const;

    /// All run files, the newest first. None if the folder can't be read.
    std::vector<std::string> files() const;

    /// Those without an ending, the last played first. They may be in play.
    std::vector<std::string> unfinished_files() const;

    /// The file that was written last, of a finished run or not; nothing if there is none.
    std::optional<std::string> last_played() const;

    /// Removes finished runs, but for the newest 100 and those whose score is in one of the tables.
    void prune(std::span<const HighScores> tables) const;

private:
    std::string path_;
};

}  // namespace rogue
