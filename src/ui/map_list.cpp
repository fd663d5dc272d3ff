#include "rogue/ui/map_list.hpp"

#include <algorithm>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

void clear(Frame& frame, int column, int row) {
    frame.put_text(column, row, std::string(Frame::kColumns, ' '), Color::black);
}

// Marks a tile by two characters, or by the first if a tile has one cell.
void mark(Frame& frame, const MapReading& reading, Point tile, std::string_view two, Color color) {
    if (tile.x >= 0 && tile.x < reading.columns && tile.y >= 0 && tile.y < reading.rows) {
        frame.put_text(tile.x * reading.tile_width, tile.y,
                       two.substr(0, static_cast<std::size_t>(reading.tile_width)), color);
    }
}

}  // namespace

void compose(Frame& frame, const MapList& list) {
    const Point player = player_on(list.map, list.reading).value_or(Point{});
    frame = list.map;
    for (int row = 0; row < Frame::kRows; ++row) {
        clear(frame, row < list.reading.rows ? list.reading.side : 0, row);
    }
    frame.put_text(list.reading.side, 0, list.title, Color::yellow);
    int row = 0;
    for (const auto& [sign, marked, name, from_player] : list.rows) {
        const bool chosen = list.cursor == from_player;
        frame.put_text(list.reading.side, ++row, text(std::string(1, sign), " ", name),
                       chosen ? Color::white : Color::gray);
        if (marked) {
            mark(frame, list.reading, player + from_player, text(std::string(1, sign), " "),
                 Color::yellow);
        }
    }
    if (list.cursor) {
        mark(frame, list.reading, player + *list.cursor, list.reading.tile_width == 1 ? "X" : "[]",
             Color::white);
    }
    row = list.reading.rows;
    for (std::string_view below = list.below; !below.empty();) {
        const std::size_t end = std::min(below.find('\n'), below.size() - 1);
        frame.put_text(0, ++row, below.substr(0, end), Color::gray);
        below.remove_prefix(end + 1);
    }
}

}  // namespace rogue
