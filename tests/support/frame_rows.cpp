#include "tests/support/frame_rows.hpp"

#include "rogue/base/text.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

// The colours of the cells in their order. A colour of several cells in a row is named once. Blanks
// have no colour.
std::string colors_in(const Frame& frame, int row, int from, int to) {
    std::string names;
    std::string_view last;
    for (int column = from; column < to; ++column) {
        const Cell& cell = frame.at(column, row);
        if (!cell.blank() && color_name(cell.color) != last) {
            last = color_name(cell.color);
            names += concat(names.empty() ? "" : " ", last);
        }
    }
    return names;
}

}  // namespace

std::string text_in(const Frame& frame, int row, int from, int to) {
    std::string result;
    for (int column = from; column < to; ++column) {
        const Cell& cell = frame.at(column, row);
        if (cell.kind == Cell::Kind::glyph_head) {
            result += emoji(cell.glyph());
        } else if (cell.kind == Cell::Kind::character) {
            result += cell.character;
        }
    }
    return result.substr(0, result.find_last_not_of(' ') + 1);
}

std::string row_in(const Frame& frame, int row, int from, int to) {
    const std::string colors = colors_in(frame, row, from, to);
    return colors.empty() ? "" : concat(colors, ": ", text_in(frame, row, from, to));
}

std::string rows_in(const Frame& frame) {
    std::string rows;
    std::size_t end = 0;
    for (int row = 0; row < Frame::kRows; ++row) {
        rows += row_in(frame, row) + "\n";
        end = row_in(frame, row).empty() ? end : rows.size();
    }
    return rows.substr(0, end);
}

std::string tile_in(const Frame& frame, Point tile) {
    const int column = 2 * tile.x;
    const std::string glyph = text_in(frame, tile.y, column, column + 2);
    return glyph.empty() ? "" : concat(glyph, " ", colors_in(frame, tile.y, column, column + 2));
}

}  // namespace rogue::test
