#include "rogue/ui/frame.hpp"

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"

namespace rogue {

const Frame& blank_frame() {
    static const Frame blank;
    return blank;
}

void Frame::put_text(int column, int row, std::string_view text, Color color) {
    Row& cells = rows_[static_cast<std::size_t>(row)];
    auto at = static_cast<std::size_t>(column);
    for (const char character : text.substr(0, cells.size() - at)) {
        const bool blank = character == ' ';
        cells[at++] = {.character = character, .color = blank ? Color::black : color};
    }
}

namespace {

// Passes the rows of text to `put`, one character or glyph at a time.
void put_rows(const Frame& frame, auto put) {
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::character) {
                put(std::string_view(&cell.character, 1));
            } else if (cell.kind == Cell::Kind::glyph_head) {
                put(frame.looks()[cell.glyph()].emoji);
            }
        }
        put(std::string_view("\n"));
    }
}

void put_colors(const Frame& frame, auto put) {
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            put(cell.blank() ? std::string_view(".")
                             : std::string_view(&kColorRows[cell.color].digit, 1));
        }
        put(std::string_view("\n"));
    }
}

}  // namespace

std::string rows_text(const Frame& frame) {
    std::string result;
    put_rows(frame, [&](std::string_view part) { result += part; });
    return result;
}

std::string frame_text(const Frame& frame) {
    std::string result = rows_text(frame);
    put_colors(frame, [&](std::string_view part) { result += part; });
    return result;
}

std::uint64_t checksum(const Frame& frame) {
    std::uint64_t hash = kFnv1aBasis;
    const auto add = [&](std::string_view part) { hash = fnv1a(part, hash); };
    put_rows(frame, add);
    put_colors(frame, add);
    return hash;
}

}  // namespace rogue
