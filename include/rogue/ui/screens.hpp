#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rogue/game/display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// The screens of the game, composed into a frame. Each replaces all that was in it.

/// The map, two cells a tile, with the sidebar to its right and the newest messages below.
void compose_map(Frame& frame, const MapView& view);

void compose_inventory(Frame& frame, const Inventory& pack);

/// REQUIRES: at most ten high scores.
void compose_game_over(Frame& frame, Tally tally, std::span<const ScoreLine> high_scores);

/// Draws a fireball on a tile of the map, over what is there.
void draw_fireball(Frame& frame, Point tile);

/// A run that was cut off, as it is offered to be resumed.
struct Offer {
    int depth;
    int hp;
    int max_hp;
    int score;
    std::string last_played;  ///< When.
    int number;               ///< Of so many that are offered in turn, from 1.
    int count;
    std::string_view problem;  ///< Why the last answer was in vain, in ASCII; or empty.
};

void compose_offer(Frame& frame, const Offer& offer);

/// What a window says that has so many columns and rows, where a frame needs more. Nothing is
/// beyond them.
void compose_too_small(Frame& frame, int columns, int rows);

/// A line of the table of high scores, `rank` counted from 1.
std::string score_line_text(std::size_t rank, const ScoreLine& line);

}  // namespace rogue
