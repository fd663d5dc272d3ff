#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/score_line.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// The screens of the application around any game. A screen is a struct that holds what it shows,
// and a compose() for it, which draws on a blank frame. It is shown as AnyScreen.

/// What a run has achieved and its place in the table. REQUIRES: at most ten high scores.
struct GameOver {
    Tally tally;
    std::span<const ScoreLine> high_scores;
};

void compose(Frame& frame, const GameOver& over);

/// The offer to resume an unfinished run.
struct Offer {
    std::string_view game;  ///< And the day, if it is the dungeon of a day.
    std::string_view reach;        ///< What the game calls a depth.
    int depth;
    int hp;
    int max_hp;
    int score;
    std::string_view last_played;  ///< The time of its last key.
    std::string_view problem;      ///< Why the last answer failed, in ASCII; or empty.
    int number;                    ///< Its place among the runs offered, from 1.
    bool only;                     ///< There is no other.
    bool dropping;                 ///< The key that ends the run was pressed once.
    char drop;                     ///< That key.
};

void compose(Frame& frame, const Offer& offer);

/// What of a run can be resumed later.
enum class Kept : std::uint8_t {
    all,
    beginning,  ///< All but its last keys, which can't be written.
    nothing,
    removed,  ///< Nothing, because its file was removed.
    taken,    ///< Nothing more, because somebody else plays the same run.
};

/// The question whether to leave a run.
struct Leaving {
    Kept kept;
};

void compose(Frame& frame, const Leaving& leaving);

/// The messages of a run, from `first` on, as many as there is room for.
struct Messages {
    static constexpr std::size_t kRows = Frame::kRows - 2;

    const MessageLog& log;
    std::size_t first;  ///< Counted from 0.
};

void compose(Frame& frame, const Messages& messages);

/// A window with too few columns or rows for a frame. Nothing is drawn beyond them.
struct TooSmall {
    int columns;
    int rows;
};

void compose(Frame& frame, const TooSmall& window);

}  // namespace rogue
