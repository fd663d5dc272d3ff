#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

/// What a run has achieved so far. The game decides how many points it is worth.
struct Tally {
    int deepest = 1;
    int kills = 0;  ///< Or what else the game counts; 0 if it counts nothing.
    int score = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// How a run stands. The player sees this when the program offers to resume the run. Walks stop
/// when `hp` falls, so it must not fall with every step.
struct Standing {
    int depth;
    int hp;
    int max_hp;
};

/// How a run ended. Codes of runs keep the order.
enum class Ending { died, quit, won };

/// Returns true if a run with this ending counts for the tables. A run that was quit does not.
constexpr bool earns_score(std::optional<Ending> ending) {
    return ending && *ending != Ending::quit;
}

/// Returns true if the key that led to this may have changed the screen. A key that quits does not.
constexpr bool changes_screen(std::optional<Ending> ending) {
    return ending != Ending::quit;
}

/// What a run has come to. Without an ending it is open: it can go on.
struct Outcome {
    std::optional<Ending> ending;
    Tally tally;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Returns what a run has achieved besides its score, for people: `depth 5, kills 10`. `reach` and
/// `counted` are what its game calls these. What has no name is left out.
std::string achievements(const Tally& tally, std::string_view reach, std::string_view counted);

/// Returns how a run ended, in a word: `died`, `quit` or `won`; `open` if it has not.
std::string_view word_for(std::optional<Ending> ending);

/// Returns the outcome in traces, run files and verdicts: `died score 600 depth 5 kills 10`,
/// beginning with that word.
std::string text_of(const Outcome& outcome);

/// How much of a run its file keeps, to be resumed later.
enum class Kept : std::uint8_t {
    all,
    beginning,  ///< All but its last keys, which can't be written.
    nothing,
    removed,           ///< Nothing: the file has no name any more.
    played_elsewhere,  ///< Nothing more: somebody else writes the file.
};

/// One line of a table of high scores.
struct ScoreLine {
    Tally tally;
    bool this_run = false;
    std::string date = {};  ///< When the run ended, in ISO 8601; empty if that is not told.
    std::string more = {};  ///< Fields that a later version has written, each after its `|`.
};

/// Returns the line at that rank, counted from 1: ` 1. *  600   depth  5   kills  10`. If `counted`
/// is empty, it ends at the depth.
std::string text_of(const ScoreLine& line, std::size_t rank, std::string_view counted,
                    std::string_view reach = "depth");

}  // namespace rogue
