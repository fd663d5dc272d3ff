#include "rogue/ui/map_list.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::size_t kRows = Frame::kRows - 5;

void clear(Frame& frame, int column, int row) {
    frame.put_text(column, row, std::string(Frame::kColumns, ' '), Color::black);
}

bool is_on_map(const MapReading& reading, Point tile) {
    return tile.x >= 0 && tile.x < reading.columns && tile.y >= 0 && tile.y < reading.rows;
}

// `6e12n`
std::string bearing(Point away) {
    const auto part = [](int steps, char less, char more) {
        return steps == 0 ? "" : text(std::abs(steps), std::string(1, steps < 0 ? less : more));
    };
    return part(away.x, 'w', 'e') + part(away.y, 'n', 's');
}

// A row that names what the map does not show says where it is. If the name leaves no room for
// that, only its beginning is told: `a brand 14w14s` for the brand of the north.
std::string words_of(const MapListRow& row, const MapReading& reading, Point player) {
    std::string words = text(std::string(1, row.mark), " ", row.name);
    if (is_on_map(reading, player + row.from_player)) {
        return words;
    }
    const std::string where = " " + bearing(row.from_player);
    const auto room = static_cast<std::size_t>(Frame::kColumns - reading.side);
    if (words.size() + where.size() > room) {
        words.resize(std::min(words.find(" of "), room - std::min(room, where.size())));
    }
    return words + where;
}

// Marks a tile by two characters, or by the first if a tile has one cell.
void mark(Frame& frame, const MapReading& reading, Point tile, std::string_view two, Color color) {
    if (is_on_map(reading, tile)) {
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
    for (const MapListRow& each : list.rows.first(std::min(list.rows.size(), kRows))) {
        const bool chosen = list.cursor == each.from_player;
        frame.put_text(list.reading.side, ++row, words_of(each, list.reading, player),
                       chosen ? Color::white : Color::gray);
        if (each.marked) {
            mark(frame, list.reading, player + each.from_player,
                 text(std::string(1, each.mark), " "), Color::yellow);
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
