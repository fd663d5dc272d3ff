#pragma once

#include <span>
#include <string_view>

#include "rogue/base/score_line.hpp"
#include "rogue/base/tally.hpp"
#include "rogue/game/display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// Screens, composed into a frame. Each replaces all that was in it. A new screen is a struct that
// holds what it shows, and a compose() for it; those of the game are alternatives of Screen too.
// They are shown as AnyScreen.

/// The map, two cells a tile, with the sidebar to its right and the newest messages below.
void compose(Frame& frame, const MapView& view);

void compose(Frame& frame, const PackView& view);

/// Something on a tile of the map. It is drawn over what is there.
struct OverTile {
    Point tile;
    Appearance appearance;
};

void compose(Frame& frame, const OverTile& over);

/// What a run has come to, and where that is in the table. REQUIRES: at most ten high scores.
struct GameOver {
    Tally tally;
    std::span<const ScoreLine> high_scores;
};

void compose(Frame& frame, const GameOver& over);

/// A run that was cut off, as it is offered to be resumed.
struct Offer {
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

/// A window that has so many columns and rows, where a frame needs more. Nothing is drawn beyond
/// them.
struct TooSmall {
    int columns;
    int rows;
};

void compose(Frame& frame, const TooSmall& window);

}  // namespace rogue
