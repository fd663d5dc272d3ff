#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

// A map in words, for players who see no screen. They tell no more than the map shows.

/// The health bar of a creature in sight: `left` of `whole` cells.
struct Health {
    std::string_view name;
    int left;
    int whole;
};

/// Where the screen of a game has its map, and what stands beside it.
struct MapReading {
    int columns;     ///< Of the map, in tiles. The map is in the frame's top left corner.
    int rows;        ///< Of the map.
    int tile_width;  ///< In cells.
    int side;        ///< The column where the text beside the map begins.

    bool tells_underfoot = true;  ///< Messages of the game tell what is underfoot.

    constexpr Box tiles() const { return {0, 0, columns, rows}; }
};

/// A line beside the map that tells how the player stands.
struct StatusLine {
    int row;
    std::string words;
    Color color;
    bool vacant = false;  ///< It names what the player has not, which needs no words.
};

/// What a look at somebody or something in sight tells.
struct Note {
    std::string name = {};   ///< What it is called then; empty if the map calls it so.
    std::string about = {};  ///< Empty if there is no more to know.
};

/// Something on the map, and where it is as the player sees it: x grows to the east, y to the
/// south.
struct Sighting {
    Seen seen;
    Point from_player;
};

/// Returns all on the map that has a name, except what the player stands on: creatures first, then
/// what is in sight, then what is remembered, of each the nearest first.
std::vector<Sighting> sightings(const SeenMap& sight);

/// `NAME, 3 east, 1 north`, with `remembered` behind it if it is. REQUIRES: it has a name.
std::string sighting_words(const Sighting& sighting);

/// Returns the directions in which the next tile is open, as in `ways north, east`; or `no way`.
std::string open_ways(const SeenMap& sight);

/// Returns where the player aims and which creatures that would strike, the nearest first, as in
/// `aim 3 east, 1 north: kobold, ooze`. Empty if the player does not aim.
std::string aim_words(const SeenMap& sight);

/// `NAME, 3 east: ABOUT`, as the note says.
std::string described(Sighting sighting, const Note& note);

/// Returns the health of the creatures that are hurt, as in `hurt: kobold 3 of 8`. Empty if none
/// is.
std::string wounds(std::span<const Health> shown);

// The text of screens, line by line, for players who see none.

/// The columns of a map in lines of text, as many as a braille display has cells.
inline constexpr int kMapTextColumns = 40;

/// Returns the frame's map, which shows what is in the sight, as lines of ASCII, a character a
/// tile, below a line that says how many columns and rows they have. Unknown rows and columns are
/// left out at its edges, and nowhere else. If it is wider than that many columns, it has those
/// around the player, and a line below says where there are more, as in `more west, east`. The last
/// line tells what its characters mean, where they have names.
std::string map_text(const Frame& frame, const MapReading& reading, const SeenMap& sight,
                     int columns = kMapTextColumns);

/// Returns the words of these lines, with one blank between them.
std::string status_text(std::span<const StatusLine> lines);

/// Returns the text of any other screen, without lines and frames that are drawn.
std::string words_of(const Frame& frame);

/// Returns the lines as a voice can read them: without brackets, before which a comma makes the
/// pause, and with the name behind each sign that stands alone for a key, because screen readers
/// leave out both.
std::string aloud(std::string_view lines);

}  // namespace rogue
