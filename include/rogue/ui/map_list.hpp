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

/// A row of a list of things on a map.
struct MapListRow {
    char mark;  ///< Stands before the name, unless it is a space. A letter stands on the map too.
    std::string name;
    Point from_player;
    std::optional<Point> lands = {};  ///< How many lands away it is, if the row says so.
};

/// A map with a list in place of the text beside it. The terminal's cursor is on the chosen place
/// if the map shows it, or else in its row. Everything is borrowed.
struct MapList {
    const Frame& map;
    const MapLayout& layout;
    const SeenMap& seen;  ///< What the map shows.
    std::string_view title;
    std::span<const MapListRow> rows;  ///< The first ones are shown, as many as fit.
    std::optional<Point> cursor;       ///< From the player. It is in brackets, and its row is
                                       ///< highlighted; without it the first row is.
    std::string_view below;            ///< The lines below the map, each with a line feed.
    bool lists = false;                ///< The player goes through the rows, not over the map.
};

void compose(Frame& frame, const MapList& list);

}  // namespace rogue
