#pragma once

#include <cstddef>
#include <string>

#include "rogue/base/tally.hpp"

namespace rogue {

/// One line of the table of high scores.
struct ScoreLine {
    int score;
    int depth;
    int kills;
    bool this_run = false;
};

/// The line of this run.
constexpr ScoreLine line_of(const Tally& tally) {
    return {tally.score, tally.deepest, tally.kills, true};
}

/// The line at that rank, counted from 1: ` 1. *  600   depth  5   kills  10`.
std::string text_of(const ScoreLine& line, std::size_t rank);

}  // namespace rogue
