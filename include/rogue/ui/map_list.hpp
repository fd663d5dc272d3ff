#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/point.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

/// A row of a list of what is on a map.
struct MapListRow {
    char mark;  ///< Stands before the name, unless it is a space; a letter on the map too.
    std::string name;
    Point from_player;
    std::optional<Point> tiles = {};  ///< How many tiles it is away, if the row tells that.
};

/// A map with a list in the place of the text beside it. All is borrowed.
struct MapList {
    const Frame& map;
    const MapReading& reading;
    const SeenMap& sight;  ///< What the map shows.
    std::string_view title;
    std::span<const MapListRow> rows;  ///< The first rows are shown, as many as there is room for.
    std::optional<Point> cursor;       ///< From the player. It stands in brackets, and its row is
                                       ///< chosen; without a cursor the first row is.
    std::string_view below;            ///< The lines below the map, each with its line feed.
};

void compose(Frame& frame, const MapList& list);

}  // namespace rogue
