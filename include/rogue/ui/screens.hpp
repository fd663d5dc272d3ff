#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "rogue/base/message_log.hpp"
#include "rogue/base/score_line.hpp"
#include "rogue/base/tally.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// The screens of the application around any game. A screen is a struct that holds what it shows,
// and a compose() for it, which draws on a blank frame. It is shown as AnyScreen.

/// What a run has come to, and where that is in the table. REQUIRES: at most ten high scores.
struct GameOver {
    Tally tally;
    std::span<const ScoreLine> high_scores;
};

void compose(Frame& frame, const GameOver& over);

/// A run that was cut off, as it is offered to be resumed.
struct Offer {
    std::string_view game;
    int depth;
    int hp;
    int max_hp;
    int score;
    std::string_view last_played;  ///< When.
    int number;                    ///< Of so many that are offered in turn, from 1.
    int count;
    std::string_view problem;  ///< Why the last answer was in vain, in ASCII; or empty.
};

void compose(Frame& frame, const Offer& offer);

/// The question whether to leave a run.
struct Leaving {
    bool recorded;  ///< Whether the run can go on later.
};

void compose(Frame& frame, const Leaving& leaving);

/// The messages of a run: those from that one on that there is room for.
struct Messages {
    static constexpr std::size_t kRows = Frame::kRows - 2;

    const MessageLog& log;
    std::size_t first;  ///< From 0.
};

void compose(Frame& frame, const Messages& messages);

/// A window that has so many columns and rows, where a frame needs more. Nothing is drawn beyond
/// them.
struct TooSmall {
    int columns;
    int rows;
};

void compose(Frame& frame, const TooSmall& window);

}  // namespace rogue
