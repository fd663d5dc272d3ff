#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rogue {

/// What a run has achieved so far. The game decides how many points that is worth.
struct Tally {
    int deepest = 1;
    int kills = 0;
    int score = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// How the player is doing. It is shown when the program offers to resume the run. Walks stop when
/// `hp` falls, so it must not fall with every step.
struct Vitals {
    int depth;
    int hp;
    int max_hp;
};

/// How a run ended. Codes of runs depend on the order.
enum class Ending { died, quit, won };

/// Returns true if runs with this ending enter the high scores: all that ended but were not quit.
constexpr bool earns_score(std::optional<Ending> ending) {
    return ending && *ending != Ending::quit;
}

/// Returns true if the key that led to this state may have changed the screen. Quitting does not.
constexpr bool changes_screen(std::optional<Ending> ending) {
    return ending != Ending::quit;
}

/// How a run stands. Without an ending it is open and can go on.
struct Outcome {
    std::optional<Ending> ending;
    Tally tally;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Returns what a run has achieved besides its score, as in `depth 5, kills 10`. `depth_word` is
/// the game's word for the depth, which is omitted if the word is empty.
std::string achievements(const Tally& tally, std::string_view depth_word);

/// Returns `died`, `quit` or `won`, or `open` if the run has not ended.
std::string_view word_for(std::optional<Ending> ending);

/// Returns the outcome as traces, run files and verdicts have it, as in `died score 600 depth 5
/// kills 10`. The first word is that of word_for().
std::string text_of(const Outcome& outcome);

/// One line of a table of high scores.
struct ScoreLine {
    Tally tally;
    bool this_run = false;
    std::string date = {};  ///< When the run ended, in ISO 8601; empty if unknown.
    std::string more = {};  ///< Fields that a later version wrote, each after its `|`.
};

/// Returns a line of the table for a rank from 1: ` 1. *  600   depth  5   kills  10`.
std::string text_of(const ScoreLine& line, std::size_t rank, std::string_view depth_word = "depth");

}  // namespace rogue
