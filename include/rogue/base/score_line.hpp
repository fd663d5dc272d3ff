#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "rogue/base/outcome.hpp"

namespace rogue {

/// One line of a table of high scores.
struct ScoreLine {
    int score;
    int depth;
    int kills;
    bool this_run = false;
    std::string date = {};  ///< When the run ended, in ISO 8601; empty if that is not told.
    std::string more = {};  ///< Fields that a later version has written, each after its `|`.
};

/// The line of this run, which ended on that date.
inline ScoreLine line_of(const Tally& tally, std::string date = {}) {
    return {tally.score, tally.deepest, tally.kills, true, std::move(date)};
}

/// The line at that rank, counted from 1: ` 1. *  600   depth  5   kills  10`.
std::string text_of(const ScoreLine& line, std::size_t rank);

}  // namespace rogue
