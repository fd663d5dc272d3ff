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

std::string head_of(std::string_view title, std::string_view description) {
    const std::string corner = text("-", kMargin);
    const int width = kCellWidth * Frame::kColumns + 2 * kMargin;
    const int height = kCellHeight * Frame::kRows + 2 * kMargin;
    return text(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")", corner, " ", corner, " ",
                width, " ", height, R"(" width=")", width, R"(" height=")", height,
                R"(" role="img" aria-labelledby="title desc" font-family="DejaVu Sans Mono,Menlo,)"
                R"(Consolas,monospace" font-size="16" text-anchor="middle">
<title id="title">)",
                escaped(title), R"(</title>
<desc id="desc">)",
                escaped(description), R"(</desc>
<rect x=")",
                corner, R"(" y=")", corner, R"(" width="100%" height="100%" rx="10" fill=")",
                kColorRows[Color::black].hex, "\"/>\n");
}

// Full blocks are filled as shapes, because fonts leave gaps between them.
bool is_block(const Cell& cell) {
    constexpr std::string_view kFullBlocks = "\u2588\u2588";
    return cell.kind != Cell::Kind::character && emoji(cell.glyph) == kFullBlocks;
}

/// Everything that is drawn in one colour. The black layer wipes out what was there before.
class Layer {
public:
    explicit Layer(Color color) : color_(color) {}

    // Adds the row's changes since the frame before.
    void add_row(const Frame& frame, const Frame& before, int row) {
        std::string centers;
        std::string characters;
        const auto add = [&](int center, std::string_view character) {
            append(centers, text(centers.empty() ? "" : " ", center));
            characters += character;
        };
        int next = -1;  // The column after the last filled one.
        for (int column = 0; column < Frame::kColumns; ++column) {
            const Cell& cell = frame.at(column, row);
            const Cell& old = before.at(column, row);
            const bool wipes = color_ == Color::black && !old.blank();
            const int left = kCellWidth * column;
            if (cell == old || !(wipes || (cell.color == color_ && !cell.blank()))) {
                continue;
            }
            if (wipes || is_block(cell)) {
                const int middle = kCellHeight * row + kCellHeight / 2;
                append(path_, text(column == next ? "" : text("M", left, " ", middle), "h10"));
                next = column + 1;
            } else if (cell.kind == Cell::Kind::character) {
                add(left + kCellWidth / 2, {&cell.character, 1});
            } else if (cell.kind == Cell::Kind::glyph_head && row_of(cell.glyph).is_pair()) {
                add(left + kCellWidth / 2, row_of(cell.glyph).measured_part());
                add(left + kCellWidth * 3 / 2, row_of(cell.glyph).measured_part());
            } else if (cell.kind == Cell::Kind::glyph_head) {
                add_text(text(left + kCellWidth), row, emoji(cell.glyph));
            }
        }
        if (!characters.empty()) {
            add_text(centers, row, characters);
        }
    }

    std::string svg() const {
        const std::string_view color = kColorRows[color_].hex;
        return text(path_.empty() ? ""
                                  : text("<path stroke=\"", color, "\" stroke-width=\"",
                                         kCellHeight, "\" d=\"", path_, "\"/>\n"),
                    texts_.empty() ? "" : text("<g fill=\"", color, "\">\n", texts_, "</g>\n"));
    }

private:
    // Each character is placed by its centre. An emoji stands alone: programs disagree on how many
    // centres it takes.
    void add_text(std::string_view centers, int row, std::string_view characters) {
        append(texts_, text("<text x=\"", centers, "\" y=\"", kCellHeight * row + kBaseline, "\">",
                            escaped(characters), "</text>\n"));
    }

    Color color_;
    std::string path_;  // Along the middle of rows.
    std::string texts_;
};

// Returns the shapes and texts that turn the frame before into this one.
std::string drawn(const Frame& frame, const Frame& before) {
    std::string layers;
    for (const ColorRow& color : kColorRows) {
        Layer layer(color.color);
        for (int row = 0; row < Frame::kRows; ++row) {
            layer.add_row(frame, before, row);
        }
        layers += layer.svg();
    }
    return layers;
}

}  // namespace

std::string svg_of(std::span<const TimedFrame> frames, std::size_t still, std::string_view title,
                   std::string_view description) {
    constexpr std::chrono::milliseconds kLastPause{2500};
    std::string svg = head_of(title, description) + drawn(frames[0].frame, blank_frame());
    std::chrono::milliseconds whole = kLastPause;
    for (const TimedFrame& each : frames) {
        whole += each.stay;
    }
    std::string moves;
    std::chrono::milliseconds now{};
    for (std::size_t i = 1; i < frames.size(); ++i) {
        now += frames[i - 1].stay;
        const std::string changes = drawn(frames[i].frame, frames[i - 1].frame);
        if (!changes.empty()) {
            append(svg, text("<g id=\"f", i, i > still ? "\" visibility=\"hidden\">\n" : "\">\n",
                             changes, "</g>\n"));
            append(moves, text("#f", i, "{animation-name:f", i, "}@keyframes f", i,
                               "{0%{visibility:hidden}", right_aligned(now * 100 / whole, 1), ".",
                               right_aligned(now * 10'000 / whole % 100, 2, '0'),
                               "%{visibility:visible}}\n"));
        }
    }
    if (!moves.empty()) {
        append(svg,
               text("<style>\n@media (prefers-reduced-motion: no-preference){\ng[id]{animation:",
                    whole.count(), "ms step-end infinite}\n", moves, "}\n</style>\n"));
    }
    return svg + "</svg>\n";
}

}  // namespace rogue
