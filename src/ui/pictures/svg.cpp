#include "rogue/ui/pictures/svg.hpp"

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "ui/pictures/markup.hpp"

namespace rogue {
namespace {

constexpr int kCellWidth = 10;
constexpr int kCellHeight = 20;
constexpr int kBaseline = 15;
constexpr int kMargin = 14;

std::string begin_svg(std::string_view title, std::string_view description) {
    constexpr int kWidth = kCellWidth * Frame::kColumns + 2 * kMargin;
    constexpr int kHeight = kCellHeight * Frame::kRows + 2 * kMargin;
    const std::string place = text("=\"-", kMargin, "\" ");
    return text(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" "
        "viewBox=\"-",
        kMargin, " -", kMargin, " ", kWidth, " ", kHeight, "\" width=\"", kWidth, "\" height=\"",
        kHeight, "\" font-family=\"", kPictureFonts,
        "\" font-size=\"16\" text-anchor=\"middle\">\n<title id=\"title\">", escaped(title),
        "</title>\n<desc id=\"desc\">", escaped(description), "</desc>\n<rect x", place, "y", place,
        "width=\"100%\" height=\"100%\" rx=\"10\" fill=\"", kColorRows[Color::black].hex, "\"/>\n");
}

// Full blocks are filled: fonts leave gaps between them.
bool is_block(const Cell& cell) {
    constexpr std::string_view kFullBlocks = "\u2588\u2588";
    return cell.kind != Cell::Kind::character && emoji(cell.glyph) == kFullBlocks;
}

// A path of the cells in each row for which that holds, or nothing.
template <typename Holds>
std::string path_of(Holds holds) {
    std::string path;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (int column = 0; column < Frame::kColumns; ++column) {
            const int begin = column;
            while (column < Frame::kColumns && holds(column, row)) {
                ++column;
            }
            if (const int width = kCellWidth * (column - begin); width > 0) {
                append(path, text("M", kCellWidth * begin, " ", kCellHeight * row, "h", width, "v",
                                  kCellHeight, "h-", width, "z"));
            }
        }
    }
    return path.empty() ? "" : text("<path d=\"", path, "\"/>\n");
}

std::string text_at(std::string_view centers, int row, std::string_view characters) {
    return text("<text x=\"", centers, "\" y=\"", kCellHeight * row + kBaseline, "\">",
                escaped(characters), "</text>\n");
}

// The characters of a row for which that holds. Only emoji stand alone: programs disagree on how
// many of the places one of them takes.
template <typename Holds>
std::string texts_of(const Frame& frame, int row, Holds holds) {
    std::string centers;
    std::string characters;
    std::string emojis;
    const auto add = [&](int center, std::string_view character) {
        append(centers, text(centers.empty() ? "" : " ", center));
        characters += character;
    };
    for (int column = 0; column < Frame::kColumns; ++column) {
        const Cell& cell = frame.at(column, row);
        const int left = kCellWidth * column;
        if (!holds(column, row) || cell.kind == Cell::Kind::glyph_tail || is_block(cell)) {
            continue;
        }
        if (cell.kind == Cell::Kind::character) {
            add(left + kCellWidth / 2, {&cell.character, 1});
        } else if (row_of(cell.glyph).is_pair()) {
            add(left + kCellWidth / 2, row_of(cell.glyph).measured_part());
            add(left + kCellWidth * 3 / 2, row_of(cell.glyph).measured_part());
        } else {
            emojis += text_at(text(left + kCellWidth), row, emoji(cell.glyph));
        }
    }
    return (characters.empty() ? "" : text_at(centers, row, characters)) + emojis;
}

std::string filled(Color color, const std::string& shapes) {
    return shapes.empty() ? ""
                          : text("<g fill=\"", kColorRows[color].hex, "\">\n", shapes, "</g>\n");
}

// Draws what differs over the frame before.
std::string drawn(const Frame& frame, const Frame& before) {
    const auto differs = [&](int column, int row) {
        return frame.at(column, row) != before.at(column, row);
    };
    std::string shapes = filled(Color::black, path_of([&](int column, int row) {
                                    return differs(column, row) && !before.at(column, row).blank();
                                }));
    for (const ColorRow& color : kColorRows) {
        const auto holds = [&](int column, int row) {
            const Cell& cell = frame.at(column, row);
            return differs(column, row) && cell.color == color.color && !cell.blank();
        };
        std::string colored = path_of([&](int column, int row) {
            return holds(column, row) && is_block(frame.at(column, row));
        });
        for (int row = 0; row < Frame::kRows; ++row) {
            colored += texts_of(frame, row, holds);
        }
        shapes += filled(color.color, colored);
    }
    return shapes;
}

}  // namespace

std::string frame_svg(const Frame& frame, std::string_view title, std::string_view description) {
    return text(begin_svg(title, description), drawn(frame, blank_frame()), "</svg>\n");
}

}  // namespace rogue
