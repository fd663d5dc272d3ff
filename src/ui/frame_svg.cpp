#include "rogue/ui/frame_svg.hpp"

#include <array>
#include <cstddef>

#include "rogue/base/text.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

constexpr int kCellWidth = 10;
constexpr int kCellHeight = 20;
constexpr int kBaseline = 15;

// xterm's colours, in the order of Color.
constexpr std::array<std::string_view, 16> kColors{
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"};

std::string_view color_of(const Cell& cell) {
    return kColors[static_cast<std::size_t>(cell.color)];
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

// Whether the glyph is a character that stands twice, once in each of its cells.
bool is_pair(const Cell& cell) {
    return measured_part(cell.glyph) != emoji(cell.glyph);
}

/// Characters of one colour in a row, and the place of each.
class Characters {
public:
    Characters(std::string& svg, int row) : svg_(svg), row_(row) {}
    ~Characters() { close(); }
    Characters(const Characters&) = delete;
    Characters& operator=(const Characters&) = delete;

    void put(int column, std::string_view character, std::string_view color) {
        if (color != color_) {
            close();
            color_ = color;
        }
        append(places_, text(places_.empty() ? "" : " ", kCellWidth * column + kCellWidth / 2));
        characters_ += escaped(character);
    }

    // One that is as wide as two cells.
    void put_wide(int column, std::string_view character) {
        close();
        append(svg_, text("<text x=\"", kCellWidth * (column + 1), "\" y=\"", y(), "\">",
                          escaped(character), "</text>\n"));
    }

private:
    int y() const { return kCellHeight * row_ + kBaseline; }

    void close() {
        if (!characters_.empty()) {
            append(svg_, text("<text x=\"", places_, "\" y=\"", y(), "\" fill=\"", color_, "\">",
                              characters_, "</text>\n"));
        }
        places_.clear();
        characters_.clear();
    }

    std::string& svg_;
    int row_;
    std::string_view color_;
    std::string places_;
    std::string characters_;
};

void append_row(std::string& svg, const Frame& frame, int row) {
    Characters characters(svg, row);
    for (int column = 0; column < Frame::kColumns; ++column) {
        const Cell& cell = frame.at(column, row);
        if (cell.kind == Cell::Kind::glyph_head && is_pair(cell)) {
            characters.put(column, measured_part(cell.glyph), color_of(cell));
            characters.put(column + 1, measured_part(cell.glyph), color_of(cell));
        } else if (cell.kind == Cell::Kind::glyph_head) {
            characters.put_wide(column, emoji(cell.glyph));
        } else if (cell.kind == Cell::Kind::character && !cell.blank()) {
            characters.put(column, {&cell.character, 1}, color_of(cell));
        }
    }
}

// Full blocks are filled: fonts leave gaps between them.
void append_blocks(std::string& svg, const Frame& frame, int row) {
    int begin = 0;
    while (begin < Frame::kColumns) {
        const Cell& first = frame.at(begin, row);
        const bool block = first.kind != Cell::Kind::character && first.glyph == Glyph::wall;
        int end = begin + 1;
        while (block && end < Frame::kColumns && frame.at(end, row).color == first.color &&
               frame.at(end, row).glyph == Glyph::wall &&
               frame.at(end, row).kind != Cell::Kind::character) {
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

}  // namespace rogue
