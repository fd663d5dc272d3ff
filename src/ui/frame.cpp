#include "rogue/ui/frame.hpp"

#include <cassert>

namespace rogue {

void Frame::put_text(int column, int row, std::string_view text, Color color) {
    Row& cells = rows_[static_cast<std::size_t>(row)];
    auto at = static_cast<std::size_t>(column);
    for (const char character : text.substr(0, cells.size() - at)) {
        const bool blank = character == ' ';
        cells[at++] = {.character = character, .color = blank ? Color::black : color};
    }
}

void Frame::put_glyph(int column, int row, Appearance appearance) {
    assert(column + 1 < kColumns);
    Row& cells = rows_[static_cast<std::size_t>(row)];
    const auto head = static_cast<std::size_t>(column);
    cells[head] = {Cell::Kind::glyph_head, ' ', appearance.glyph, appearance.color};
    cells[head + 1] = {Cell::Kind::glyph_tail, ' ', appearance.glyph, appearance.color};
}

}  // namespace rogue
