#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/game/display.hpp"
#include "rogue/game/tally.hpp"

namespace rogue {

/// The table of the ten best runs and its file:
///
///     score|depth|kills|date
///
/// a run a line, best first, the date in ISO 8601 as .NET writes it
/// (2025-11-03T21:04:05.1234567+01:00). Dates are kept as they were found. Lines that are not three
/// whole numbers and a date are skipped.
class HighScores {
public:
    static constexpr std::size_t kSize = 10;

    struct Entry {
        int score;
        int depth;
        int kills;
        std::string date;
        bool this_run = false;
    };

    HighScores() = default;
    /// From the contents of a file.
    explicit HighScores(std::string_view file);

    /// Best first; earlier ones first among equals.
    std::span<const Entry> entries() const { return entries_; }

    /// Adds this run, behind those of the same score; the table may be too good for it.
    void add(Tally tally, std::chrono::system_clock::time_point when);

    /// The contents of the file.
    std::string file() const;

    std::vector<ScoreLine> lines() const;

private:
    void sort_and_cut();

    std::vector<Entry> entries_;
};

/// What became of an attempt to enter a score.
struct ScoreEntered {
    HighScores table;     ///< With the new score, even if it could not be saved.
    std::string problem;  ///< Why it could not be saved, or empty.
};

/// Reads the table, adds the run and replaces the file, under a lock. Never throws for the file's
/// sake.
ScoreEntered enter_score(const std::string& path, Tally tally,
                         std::chrono::system_clock::time_point when);

}  // namespace rogue
