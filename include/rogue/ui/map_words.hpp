#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/point.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// A map in words, for players who see no screen. The words come from the frame, so they never tell
// more than the map shows.

/// What a tile of a map shows.
struct Seen {
    enum class Kind : std::uint8_t {
        unknown,  ///< Nothing is drawn there.
        wall,
        ground,    ///< Open, and not worth a word.
        thing,     ///< It stays where it is.
        creature,  ///< It may move.
        player,
    };

    Kind kind = Kind::unknown;
    std::string_view name = {};  ///< Empty for what is not worth a word; of the program itself.
    bool remembered = false;     ///< The player has seen it, and does not see it now.
    bool aimed = false;          ///< The player aims at it.
};

/// How the screen of a game's map is read.
struct MapReading {
    int columns;           ///< Of the map, in tiles. The map is in the frame's top left corner.
    int rows;              ///< Of the map.
    int tile_width;        ///< In cells.
    int side;              ///< The column where the text beside the map begins.
    std::uint32_t status;  ///< A bit for each row of that text which tells how the player stands.
    Seen (*seen)(const Cell& cell);  ///< What a tile shows, by its first cell.
};

/// Something on the map, and where it is as the player sees it: x grows to the east, y
/// to the south.
struct Sighting {
    Seen seen;
    Point from_player;
};

/// All on the map that has a name or is aimed at, except the player: what is in sight before what
/// is remembered, then the nearest first. Nothing if the map does not show the player.
std::vector<Sighting> sightings(const Frame& frame, const MapReading& reading);

/// `NAME, 3 east, 1 north`, with `remembered` behind it if it is. REQUIRES: it has a name.
std::string told(const Sighting& sighting);

/// `3 east, 1 north`, or `here`.
std::string place(Point from_player);

/// The directions in which the next tile is open, as in `ways north, east`; or `no way`.
std::string ways(const Frame& frame, const MapReading& reading);

/// The map as lines of ASCII, a character a tile, without the rows and the margins where nothing is
/// known. Below it is a line that tells what its characters mean, where they have names.
std::string map_text(const Frame& frame, const MapReading& reading);

/// The lines beside the map that tell how the player stands.
std::string status_text(const Frame& frame, const MapReading& reading);

/// The text of any other screen, line by line, without lines and frames that are drawn.
std::string words_of(const Frame& frame);

}  // namespace rogue
