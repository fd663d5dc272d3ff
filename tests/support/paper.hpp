#pragma once

#include <initializer_list>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue::test {

// A map of characters. Small letters are creatures and capitals are things, which are called by
// their letter; `@` is the player, `#` wall and `.` ground. What is dark gray is remembered, what
// is magenta is aimed at, and what is dark magenta is struck.

/// A frame with these rows.
Frame paper(std::initializer_list<std::string_view> rows);

/// What the map in the frame shows, with its tiles as places, to the first player on it.
SeenMap sight_on(const Frame& frame, const MapLayout& layout);

/// A map on paper where nothing is shown yet.
SeenMap blank_map(const Box& part, Point player);

/// The number of this on any map on paper.
LookNumber number_on_paper(const TileContent& content);

}  // namespace rogue::test
