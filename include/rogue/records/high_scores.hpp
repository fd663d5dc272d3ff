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

/// Returns true if both lines are of the same run. Moments are compared as exactly as file systems
/// keep them: FAT's times are two seconds apart.
bool same_run(const ScoreLine& one, const ScoreLine& other);

/// Returns true if the line may be of that run, which `began` then, although its file tells another
/// time of its end, as a copy does: the run did not begin after the line's time.
bool may_be_of(const ScoreLine& line, const ScoreLine& run, std::string_view began);

/// The table of the ten best runs and its file:
///
///     score|depth|kills|date
///
/// Each run has a line, the best one first. The date is in ISO 8601 as .NET writes it
/// (2025-11-03T21:04:05.1234567+01:00). Dates are kept as they were found, and so are further
/// fields, which a later version may add to a line. Blank lines are skipped, and so are lines that
/// do not begin with three whole numbers and a date. Files that others have written may begin with
/// the byte order mark of UTF-8, and may have line ends of CR, LF or both.
///
/// From version 1.0.0 on, every version reads such lines, keeps what it can't read, and adds to a
/// line nothing but fields at its end.
class HighScores {
public:
    static constexpr std::size_t kSize = 10;

    HighScores() = default;
    /// Reads the contents of a file.
    explicit HighScores(std::string_view file);

    /// The best run first. Of runs with the same score, the earlier one comes first.
    std::span<const ScoreLine> entries() const { return entries_; }

    /// Returns true if that run, which began then if that is known, may be in the table.
    bool hold(const ScoreLine& run, std::string_view began = "") const;

    /// Returns the lines that could not be read, without blank ones. Each ends in a line feed.
    const std::string& unreadable() const { return unreadable_; }

    /// Adds this run, after those with the same score. If the table is full of better ones, nothing
    /// changes.
    void add(ScoreLine run);

    /// Returns the contents of the file.
    std::string file() const;

    /// Returns the rank of the run that was added, from 1, or nothing if it is not in the table.
    std::optional<std::size_t> rank_of_this_run() const;

private:
    std::vector<ScoreLine> entries_;
    std::string unreadable_;
};

/// Returns the table in that file; an empty one if it can't be read.
HighScores read_table(const std::string& path, FileSystem& files = system_files());

/// The result of an attempt to enter a score.
struct ScoreEntered {
    HighScores table;     ///< Includes the new score, even if it could not be saved.
    bool saved = false;   ///< The table is in the file.
    bool barred = false;  ///< This user may not write the file, so trying again is useless.
    std::string problem;  ///< What the player must be told; may be empty.
};

/// Returns the file beside the table that keeps the lines that can't be read: PATH.damaged.
std::string copy_of_unreadable(const std::string& path);

/// Whether a score may be in the table already. It may if the program was killed when the run had
/// ended.
enum class Before { never, perhaps };

/// Reads the table, adds the run and replaces the file, or makes it and its folder. Meanwhile the
/// folder is locked. If another process holds that lock for five seconds, nothing is written. A
/// file with lines that can't be read is first copied to copy_of_unreadable(); if that exists
/// already, only those lines are added to it. A file of such lines alone is no table, and nothing
/// is written. Trouble with the file is told in the result and never thrown.
ScoreEntered enter_score(const std::string& path, const ScoreLine& run,
                         Before before = Before::never, FileSystem& files = system_files());

}  // namespace rogue
