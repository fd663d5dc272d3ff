#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/box.hpp"
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
        thing,     ///< It stays where it is until somebody takes or changes it.
        fixture,   ///< A part of the level, which always stays.
        creature,  ///< It may move.
        player,
    };

    /// What happens when somebody walks there.
    enum class Step : std::uint8_t {
        free,   ///< Nothing that a walker would not want.
        opens,  ///< It opens and stays open.
        takes,  ///< It may be taken.
        asks,   ///< It is taken or does something, which not everybody wants: no walk goes there
                ///< unasked.
        works,  ///< Something else changes: an enchantment is used up.
        shut,   ///< It may open, at a price.
    };

    Kind kind = Kind::unknown;
    std::string_view name = {};  ///< Empty for what is not worth a word. The program holds it.
    bool remembered = false;     ///< The player has seen it, and does not see it now.
    bool aimed = false;          ///< The player aims at it.
    bool struck = false;         ///< What the player aims would strike it.
    Step step = Step::free;
};

/// Whether what is there may be gone once somebody has stepped onto it.
constexpr bool may_take(Seen::Step step) {
    return step == Seen::Step::takes || step == Seen::Step::asks;
}

/// Whether a game calls something a door: the names of all doors end so.
constexpr bool is_door(std::string_view name) {
    return name.ends_with("door");
}

/// The health bar of a creature in sight: `left` of `whole` cells.
struct Health {
    std::string_view name;
    int left;
    int whole;
};

/// A bit for each row from the first to the last.
constexpr std::uint32_t row_bits(int first, int last) {
    return (std::uint32_t{2} << last) - (std::uint32_t{1} << first);
}

/// How the screen of a game's map is read.
struct MapReading {
    int columns;           ///< Of the map, in tiles. The map is in the frame's top left corner.
    int rows;              ///< Of the map.
    int tile_width;        ///< In cells.
    int side;              ///< The column where the text beside the map begins.
    std::uint32_t status;  ///< The rows of that text that tell how the player stands.
    Seen (*seen)(const Cell& cell);  ///< What a tile shows, by its first cell.

    bool tells_underfoot = true;  ///< Messages of the game tell what is underfoot.

    constexpr Box tiles() const { return {0, 0, columns, rows}; }
};

/// What a look at somebody or something in sight tells.
struct Note {
    std::string name = {};   ///< What it is called then; empty if the map calls it so.
    std::string about = {};  ///< Empty if there is no more to know.
};

/// Something on the map, and where it is as the player sees it: x grows to the east, y
/// to the south.
struct Sighting {
    Seen seen;
    Point from_player;
};

/// The tile on which the map shows the player.
std::optional<Point> player_on(const Frame& frame, const MapReading& reading);

/// What that tile shows. Beyond the map all is unknown.
Seen seen_at(const Frame& frame, const MapReading& reading, Point tile);

/// All on the map that has a name, except the player: creatures first, then what is in sight, then
/// what is remembered, of each the nearest first. Nothing if the map does not show the player.
std::vector<Sighting> sightings(const Frame& frame, const MapReading& reading);

/// `NAME, 3 east, 1 north`, with `remembered` behind it if it is. REQUIRES: it has a name.
std::string told(const Sighting& sighting);

/// The directions in which the next tile is open, as in `ways north, east`; or `no way`.
std::string ways(const Frame& frame, const MapReading& reading);

/// Where the player aims and which creatures that would strike, the nearest first, as in `aim 3
/// east, 1 north: kobold, ooze`. Empty if the player does not aim.
std::string aim(const Frame& frame, const MapReading& reading);

/// `NAME, 3 east: ABOUT`, as the note says.
std::string described(Sighting sighting, const Note& note);

/// The health of the creatures that are hurt, as in `hurt: kobold 3 of 8`. Empty if none is.
std::string wounds(std::span<const Health> shown);

// The text of screens, line by line, for players who see none.

/// The columns of a map in lines of text, as many as a braille display has cells.
inline constexpr int kMapTextColumns = 40;

/// The map as lines of ASCII, a character a tile. Unknown rows and columns are left out at its
/// edges, and nowhere else. If it is wider than that many columns, it has those around the player,
/// and a line below says where there are more, as in `more west, east`. The last line tells what
/// its characters mean, where they have names.
std::string map_text(const Frame& frame, const MapReading& reading, int columns = kMapTextColumns);

/// The lines beside the map that tell how the player stands.
std::string status_text(const Frame& frame, const MapReading& reading);

/// The text of any other screen, without lines and frames that are drawn.
std::string words_of(const Frame& frame);

/// The lines as a voice can read them: without brackets, before which a comma makes the pause, and
/// with the name behind each sign that stands alone for a key, because screen readers leave out
/// both.
std::string aloud(std::string_view lines);

}  // namespace rogue
