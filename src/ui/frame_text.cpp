#include "rogue/ui/frame_text.hpp"

#include "rogue/base/fnv1a.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

void append_rows(std::string& to, const Frame& frame) {
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::character) {
                to += cell.character;
            } else if (cell.kind == Cell::Kind::glyph_head) {
                to += emoji(cell.glyph);
            }
        }
        to += '\n';
    }
}

void append_colors(std::string& to, const Frame& frame) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            to += cell.blank() ? '.' : kDigits[static_cast<std::size_t>(cell.color)];
        }
        to += '\n';
    }
}

}  // namespace

std::string rows_text(const Frame& frame) {
    std::string result;
    append_rows(result, frame);
    return result;
}

std::string frame_text(const Frame& frame) {
    constexpr std::size_t kRoom = 8192;
    std::string result;
    result.reserve(kRoom);
    append_rows(result, frame);
    append_colors(result, frame);
    return result;
}

std::uint64_t checksum(const Frame& frame) {
    return fnv1a(frame_text(frame));
}

}  // namespace rogue
