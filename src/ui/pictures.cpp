#include "rogue/ui/pictures.hpp"

#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

constexpr int kCellWidth = 10;
constexpr int kCellHeight = 20;
constexpr int kBaseline = 15;

std::string_view color_of(const Cell& cell) {
    return kColorRows[cell.color].hex;
}

std::string escaped(std::string_view plain) {
    std::string result;
    for (const char character : plain) {
        switch (character) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            default:
                result += character;
                break;
        }
    }
    return result;
}

void append_character(std::string& svg, int center, int row, std::string_view character,
                      std::string_view color) {
    append(svg, text("<text x=\"", center, "\" y=\"", kCellHeight * row + kBaseline, "\" fill=\"",
                     color, "\">", escaped(character), "</text>\n"));
}

void append_row(std::string& svg, const Frame& frame, int row) {
    for (int column = 0; column < Frame::kColumns; ++column) {
        const Cell& cell = frame.at(column, row);
        const int left = kCellWidth * column;
        const bool head = cell.kind == Cell::Kind::glyph_head;
        if (head && row_of(cell.glyph).is_pair()) {
            const std::string_view half = row_of(cell.glyph).measured_part();
            append_character(svg, left + kCellWidth / 2, row, half, color_of(cell));
            append_character(svg, left + kCellWidth * 3 / 2, row, half, color_of(cell));
        } else if (head) {
            append_character(svg, left + kCellWidth, row, emoji(cell.glyph), color_of(cell));
        } else if (cell.kind == Cell::Kind::character && !cell.blank()) {
            append_character(svg, left + kCellWidth / 2, row, {&cell.character, 1}, color_of(cell));
        }
    }
}

bool is_block(const Cell& cell) {
    constexpr std::string_view kFullBlocks = "\u2588\u2588";
    return cell.kind != Cell::Kind::character && emoji(cell.glyph) == kFullBlocks;
}

// Full blocks are filled: fonts leave gaps between them.
void append_blocks(std::string& svg, const Frame& frame, int row) {
    int begin = 0;
    while (begin < Frame::kColumns) {
        const Cell& first = frame.at(begin, row);
        const bool block = is_block(first);
        int end = begin + 1;
        while (block && end < Frame::kColumns && is_block(frame.at(end, row)) &&
               frame.at(end, row).color == first.color) {
            ++end;
        }
        if (block) {
            append(svg, text("<rect x=\"", kCellWidth * begin, "\" y=\"", kCellHeight * row,
                             "\" width=\"", kCellWidth * (end - begin), "\" height=\"", kCellHeight,
                             "\" fill=\"", color_of(first), "\"/>\n"));
        }
        begin = end;
    }
}

}  // namespace

std::string frame_svg(const Frame& frame, std::string_view title, std::string_view description) {
    constexpr int kWidth = kCellWidth * Frame::kColumns;
    constexpr int kHeight = kCellHeight * Frame::kRows;
    std::string svg = text(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" "
        "viewBox=\"0 0 ",
        kWidth, " ", kHeight, "\" width=\"", kWidth, "\" height=\"", kHeight,
        "\" font-family=\"monospace\" font-size=\"16\" text-anchor=\"middle\">\n<title "
        "id=\"title\">",
        escaped(title), "</title>\n<desc id=\"desc\">", escaped(description),
        "</desc>\n<rect width=\"100%\" height=\"100%\"/>\n");
    for (int row = 0; row < Frame::kRows; ++row) {
        append_blocks(svg, frame, row);
        append_row(svg, frame, row);
    }
    return svg + "</svg>\n";
}

namespace {

// As JSON writes a string (RFC 8259, section 7).
std::string quoted(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result = "\"";
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x20) {
            result += "\\u00";
            result += kDigits[code >> 4U];
            result += kDigits[code & 0xFU];
        } else {
            result += byte == '"' || byte == '\\' ? "\\" : "";
            result += byte;
        }
    }
    return result + "\"";
}

std::string seconds(std::chrono::microseconds time) {
    constexpr int kMicros = 1'000'000;
    const auto count = time.count();
    return text(count / kMicros, ".", right_aligned(count % kMicros, 6, '0'));
}

}  // namespace

Asciicast::Asciicast(std::string_view title, std::chrono::microseconds frame_time, Print print)
    : frame_time_(frame_time), print_(std::move(print)) {
    print_(text(R"({"version": 2, "width": )", Frame::kColumns, R"(, "height": )", Frame::kRows,
                R"(, "title": )", quoted(title), "}\n"));
    output("\x1b[?25l");
}

void Asciicast::present(std::chrono::milliseconds stay) {
    output(renderer_.render(frame()));
    now_ += stay == std::chrono::milliseconds::zero() ? frame_time_ : stay;
}

void Asciicast::output(std::string_view bytes) {
    constexpr std::chrono::seconds kLongestPause{2};
    if (bytes.empty()) {
        return;
    }
    now_ = std::min<std::chrono::microseconds>(now_, last_output_ + kLongestPause);
    last_output_ = now_;
    print_(text("[", seconds(now_), ", \"o\", ", quoted(bytes), "]\n"));
}

// A terminal of the recording's size has no row below the frame: it stays in its last one.
void Asciicast::finish() {
    output(text("\x1b[0m\x1b[", Frame::kRows + 1, "H\x1b[?25h"));
}

}  // namespace rogue
