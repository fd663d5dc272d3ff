#include "rogue/ui/frame.hpp"

namespace rogue {

void Frame::put_text(int column, int row, std::string_view text, Color color) {
    Row& cells = rows_[static_cast<std::size_t>(row)];
    auto at = static_cast<std::size_t>(column);
    for (const char character : text.substr(0, cells.size() - at)) {
        const bool blank = character == ' ';
        cells[at++] = {.character = character, .color = blank ? Color::black : color};
    }
}

}  // namespace rogue
