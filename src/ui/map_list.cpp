#include "rogue/ui/map_list.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr int kRows = Frame::kRows - 5;

// Returns a bearing such as `6e12n`.
std::string short_bearing(Point away) {
    const auto part = [](int steps, char less, char more) {
        return steps == 0 ? "" : concat(std::abs(steps), steps < 0 ? less : more);
    };
    return part(away.x, 'w', 'e') + part(away.y, 'n', 's');
}

// Returns where a land is, such as `1 land east, 2 north`.
std::string in_lands(Point away) {
    if (away == Point{}) {
        return "this land";
    }
    if (away.x == 0 || away.y == 0) {
        return bearing(away, "land");
    }
    return concat(bearing({away.x, 0}, "land"), ", ", bearing({0, away.y}));
}

// Returns the text of a row. It says where a thing is that the map does not show, for which the end
// of its name may be cut. Only a place in another land may need two rows. The name in the chosen
// row has a sign before it, for players who can't see its colour.
std::string row_words(const MapListRow& row, const MapLayout& layout, Point player, bool chosen) {
    std::string words = concat(row.mark, chosen ? '*' : ' ', row.name);
    if (row.lands) {
        return concat(words, ", ", in_lands(*row.lands));
    }
    if (layout.tiles().contains(player + row.from_player)) {
        return words;
    }
    const std::string where = " " + short_bearing(row.from_player);
    const auto room = static_cast<std::size_t>(Frame::kColumns - layout.side);
    return words.substr(0, room - where.size()) + where;
}

constexpr Point kLeft{-1, 0};
constexpr Point kRight{1, 0};

enum class At : std::uint8_t { beginning, end };

void draw(Frame& frame, const MapLayout& layout, Point tile, At at, char sign, Color color) {
    if (layout.tiles().contains(tile)) {
        std::string cells(static_cast<std::size_t>(layout.tile_width), ' ');
        (at == At::beginning ? cells.front() : cells.back()) = sign;
        frame.put_text(tile.x * layout.tile_width, tile.y, cells, color);
    }
}

// Returns true if the tile shows nothing that a sign would hide.
bool is_bare(const MapList& list, Point tile) {
    const Point place = list.seen.place_of(tile);
    return list.layout.tiles().contains(tile) && place != list.seen.player() &&
           list.seen.at(place).name.empty();
}

// Marks a thing by a sign to its left or right, so that it remains visible. If neither side is
// bare, the sign replaces the thing.
void mark(Frame& frame, const MapList& list, Point tile, char sign) {
    const auto has_room = [&](Point beside) {
        const int column = beside.x * list.layout.tile_width;
        return is_bare(list, beside) &&
               frame.at(column, beside.y) == list.map.at(column, beside.y);  // It has no sign yet.
    };
    const bool left = has_room(tile + kLeft);
    const Point otherwise = has_room(tile + kRight) ? kRight : Point{};
    const Point beside = left ? kLeft : otherwise;
    if (list.layout.tiles().contains(tile)) {
        draw(frame, list.layout, tile + beside, left ? At::end : At::beginning, sign,
             Color::yellow);
    }
}

// Draws brackets around a tile. One is enough if the other would hide something.
void bracket(Frame& frame, const MapList& list, Point tile) {
    const bool left = is_bare(list, tile + kLeft);
    const bool right = is_bare(list, tile + kRight);
    if (left || !right) {
        draw(frame, list.layout, tile + kLeft, At::end, '[', Color::white);
    }
    if (right || !left) {
        draw(frame, list.layout, tile + kRight, At::beginning, ']', Color::white);
    }
}

}  // namespace

void compose(Frame& frame, const MapList& list) {
    const Point player = list.seen.on_map(list.seen.player());
    frame = list.map;
    for (int row = 0; row < Frame::kRows; ++row) {
        frame.clear_row(row, row < list.layout.rows ? list.layout.side : 0);
    }
    frame.put_text(list.layout.side, 0, list.title, Color::yellow);
    int row = 0;
    const auto room = static_cast<std::size_t>(Frame::kColumns - list.layout.side);
    for (const MapListRow& each : list.rows) {
        const bool chosen = each.from_player == list.cursor.value_or(list.rows.front().from_player);
        const Color color = chosen ? Color::white : Color::gray;
        const std::string words = row_words(each, list.layout, player, chosen);
        const bool needs_two = words.size() > room;
        if (row + (needs_two ? 2 : 1) > kRows) {
            break;
        }
        const std::size_t end = needs_two ? words.rfind(' ', room) : words.size();
        frame.put_text(list.layout.side, ++row, words.substr(0, end), color);
        if (chosen) {
            frame.put_cursor(list.layout.side, row);
        }
        if (needs_two) {
            frame.put_text(list.layout.side + 1, ++row, words.substr(end), color);
        }
        if (each.mark >= 'A' && !each.lands) {  // Stairs have their signs on the map already.
            mark(frame, list, player + each.from_player, each.mark);
        }
    }
    if (list.cursor && list.layout.tiles().contains(player + *list.cursor)) {
        const auto [x, y] = player + *list.cursor;
        bracket(frame, list, {x, y});
        if (!list.lists) {
            frame.put_cursor(x * list.layout.tile_width, y);
        }
    }
    row = list.layout.rows;
    for (std::string_view below = list.below; !below.empty();) {
        std::size_t end = std::min(below.find('\n'), below.size() - 1);
        if (constexpr std::size_t kWidth = Frame::kColumns; end > kWidth) {
            end = std::min(below.rfind(' ', kWidth), kWidth);  // The rest goes to the next row.
        }
        frame.put_text(0, ++row, below.substr(0, end), Color::gray);
        below.remove_prefix(end + 1);
    }
}

}  // namespace rogue
