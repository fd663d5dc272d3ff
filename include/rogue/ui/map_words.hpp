#pragma once

#include <optional>
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

/// The health bar of a creature in sight: `filled` of `whole` cells.
struct Health {
    std::string_view name;
    int filled;
    int whole;
};

/// Where the screen of a game has its map, and the text beside it.
struct MapLayout {
    int columns;     ///< The map's, in tiles. The map begins in the frame's top left corner.
    int rows;        ///< The map's.
    int tile_width;  ///< In cells.
    int side;        ///< The column where the text beside the map begins.

    bool tells_underfoot = true;  ///< The game has messages that tell what is underfoot.

    constexpr Box tiles() const { return {0, 0, columns, rows}; }
};

/// A line beside the map that says how the player is doing.
struct StatusLine {
    int row;
    std::string words;
    Color color;
    std::optional<std::string> spoken = {};  ///< In plain play and stories, if not as `words`.
};

/// What a look tells of somebody or something in sight.
struct Note {
    std::string name = {};   ///< Its name in a look; empty if the same as on the map.
    std::string about = {};  ///< Empty if there is no more to know.
};

/// Something on the map, and where it is from the player: x grows to the east, y to the south.
struct Sighting {
    TileContent content;
    Point from_player;
};

/// Returns everything on the map that has a name, except what the player stands on: creatures, then
/// other things in sight, then remembered ones, each from near to far.
std::vector<Sighting> sightings(const SeenMap& seen);

/// Returns `NAME, 3 east, 1 north`, followed by `remembered` if it is. REQUIRES: it has a name.
std::string sighting_words(const Sighting& sighting);

/// Returns the directions in which the next tile is open, as in `ways north, east`, or `no way`.
std::string open_ways(const SeenMap& seen);

/// Returns where the player aims and which creatures that would strike, the nearest first, as in
/// `aim 3 east, 1 north: kobold, ooze`. Empty if the player does not aim.
std::string aim_words(const SeenMap& seen);

/// Returns `NAME, 3 east: ABOUT`, with the name and the words of the note.
std::string described(Sighting sighting, const Note& note);

/// Returns the health of those that are hurt, as in `hurt: kobold 3 of 8 bars`. Empty if none is.
std::string wounds(std::span<const Health> shown);

// The text of screens, line by line, for players who see none.

/// The columns of a map in lines of text, as many as a braille display has cells.
inline constexpr int kMapTextColumns = 40;

/// Returns the frame's map as lines of ASCII, one character for each tile, with these parts:
/// - a line that says how many columns and rows follow;
/// - the map without its unknown edges, and of a wide one only `columns` around the player;
/// - for a wide one, a line that says where there is more, as in `more west, east`;
/// - a line that tells what the characters mean, where they have names.
std::string map_text(const Frame& frame, const MapLayout& layout, const SeenMap& seen,
                     int columns = kMapTextColumns);

/// Returns the words of these lines, with one blank between them.
std::string status_text(std::span<const StatusLine> lines);

/// Returns the text of a screen that shows no map, but no lines or frames that are drawn.
std::string words_of(const Frame& frame);

/// Returns the lines as a voice should read them. Screen readers leave out brackets and signs, so a
/// comma for a pause replaces the bracket, and a sign that stands for a key gets its name after it.
std::string for_speech(std::string_view lines);

}  // namespace rogue
