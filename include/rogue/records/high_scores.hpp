#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/score_line.hpp"
#include "rogue/base/tally.hpp"

namespace rogue {

/// The table of the ten best runs and its file:
///
///     score|depth|kills|date
///
/// a run a line, best first, the date in ISO 8601 as .NET writes it
/// (2025-11-03T21:04:05.1234567+01:00). Dates are kept as they were found. Lines that are not three
/// whole numbers and a date are skipped; so are blank ones. Files of others may be in any encoding
/// that decoded() knows, with line ends of CR, LF or both.
class HighScores {
public:
    static constexpr std::size_t kSize = 10;

    struct Entry {
        int score;
        int depth;
        int kills;
        std::string date;
        bool this_run = false;

        /// Whether it is of a run with that tally that ended at that moment, as exactly as file
        /// systems keep it: FAT's times are two seconds apart.
        bool is_of(Tally tally, std::chrono::system_clock::time_point when) const;
    };

    HighScores() = default;
    /// From the contents of a file.
    explicit HighScores(std::string_view file);

    /// Best first; earlier ones first among equals.
    std::span<const Entry> entries() const { return entries_; }

    /// Whether a run with that tally that ended at that moment is in the table.
    bool hold(Tally tally, std::chrono::system_clock::time_point when) const;

    /// The lines that could not be read, blank ones apart, in UTF-8, each ended by a line feed.
    const std::string& unreadable() const { return unreadable_; }

    /// Adds this run, behind those of the same score; the table may be too good for it.
    void add(Tally tally, std::chrono::system_clock::time_point when);

    /// The contents of the file.
    std::string file() const;

    std::vector<ScoreLine> lines() const;

    /// The place of the run that was added, from 1; nothing if it has none.
    std::optional<std::size_t> rank_of_this_run() const;

private:
    void sort_and_cut();

    std::vector<Entry> entries_;
    std::string unreadable_;
};

/// What became of an attempt to enter a score.
struct ScoreEntered {
    HighScores table;     ///< With the new score, even if it could not be saved.
    bool saved = false;   ///< The table is in the file.
    bool barred = false;  ///< We may not write the file: to try again would be in vain.
    std::string problem;  ///< What the player must be told, or empty.
};

/// The file beside the table in which lines of it that can't be read are kept: PATH.damaged.
std::string copy_of_unreadable(const std::string& path);

/// Whether a score may be in the table already: that of a run that died when the program did.
enum class Before { never, perhaps };

/// Reads the table, adds the run, which ended then, and replaces the file, under a lock on its
/// folder. If another process holds that for five seconds nothing is written. A file with lines
/// that can't be read is first copied to copy_of_unreadable(), once; later such lines are added to
/// that. Never throws for the file's sake.
ScoreEntered enter_score(const std::string& path, Tally tally,
                         std::chrono::system_clock::time_point when, Before before = Before::never);

}  // namespace rogue
