#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/outcome.hpp"
#include "rogue/records/file_system.hpp"

namespace rogue {

/// Returns the line of this run, which has that tally and ended at that moment.
ScoreLine score_of(const Tally& tally, std::chrono::system_clock::time_point when);

/// Returns true if both lines are of the same run. Times may differ by less than two seconds,
/// because some file systems, such as FAT, keep them no more exactly.
bool same_run(const ScoreLine& one, const ScoreLine& other);

/// Returns true if the line may be of that run although their dates differ, as after a copy of its
/// file: the tallies are the same, and the run began no later than the line's date.
bool may_be_of(const ScoreLine& line, const ScoreLine& run, std::string_view began);

/// The table of the ten best runs and its file:
///
///     score|depth|kills|date
///
/// Each run has a line, the best one first. The date is in ISO 8601 as .NET writes it
/// (2025-11-03T21:04:05.1234567+01:00). Dates are kept as found, and so are any fields after them,
/// which a later version may add. Blank lines are skipped, and so are lines that do not begin with
/// three whole numbers and a date. Files that others wrote may begin with the byte order mark of
/// UTF-8, and their line ends may be CR, LF or both.
///
/// From version 1.0.0 on, every version reads such lines, keeps what it can't read, and changes
/// lines only by adding fields at their ends.
class HighScores {
public:
    static constexpr std::size_t kSize = 10;

    HighScores() = default;
    /// Reads the contents of a file.
    explicit HighScores(std::string_view file);

    /// Returns the lines, the best run first. Of runs with the same score, the earlier comes first.
    std::span<const ScoreLine> entries() const { return entries_; }

    /// Returns true if the run may be in the table. `began` is when it began, if known.
    bool may_hold(const ScoreLine& run, std::string_view began = "") const;

    /// Returns the lines that could not be read, except blank ones. Each ends in a line feed.
    const std::string& unreadable() const { return unreadable_; }

    /// Adds this run after others with the same score, unless the table is full of better ones. A
    /// line with the same four fields is the same run: merging copies of a file can double lines.
    void add(ScoreLine run);

    /// Returns the contents of the file.
    std::string file() const;

    /// Returns the rank, from 1, of the run that was added, or nothing if it is not in the table.
    std::optional<std::size_t> rank_of_this_run() const;

private:
    std::vector<ScoreLine> entries_;
    std::string unreadable_;
};

/// Returns the table in that file, or an empty one if the file can't be read.
HighScores read_table(const std::string& path, FileSystem& files = system_files());

/// Makes the file of a table, and its folder, under the lock that enter_score() takes. Returns
/// false if there is a file already, which stays as it is. Throws std::system_error.
bool make_table(const std::string& path, const HighScores& table,
                FileSystem& files = system_files());

/// The result of trying to enter a score.
struct ScoreEntered {
    HighScores table;     ///< With the new score, even if it could not be saved.
    bool saved = false;   ///< The table is in the file.
    bool barred = false;  ///< This user may not write the file, so trying again is useless.
    std::string problem;  ///< What to tell the player; may be empty.
};

/// Returns PATH.damaged, the file beside the table that keeps the lines that can't be read.
std::string copy_of_unreadable(const std::string& path);

/// Tells if a score may be in the table already: the program was killed after the run's end.
enum class Duplicate { impossible, possible };

/// Reads the table, adds the run and replaces the file, or makes it and its folder. Meanwhile the
/// folder is locked; if another process holds the lock for five seconds, nothing is written. A file
/// with lines that can't be read is first copied to copy_of_unreadable(); if that exists, only
/// those lines are added to it. A file with no other lines is no table, and nothing is written.
/// Does not throw if the file makes trouble, but tells it in the result.
ScoreEntered enter_score(const std::string& path, const ScoreLine& run,
                         Duplicate duplicate = Duplicate::impossible,
                         FileSystem& files = system_files());

}  // namespace rogue
