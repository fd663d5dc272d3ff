#include "rogue/ui/pictures/svg.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/light.hpp"
#include "ui/pictures/markup.hpp"

namespace rogue {
namespace {

constexpr int kCellWidth = 10;
constexpr int kCellHeight = 20;
constexpr int kBaseline = 15;
constexpr int kMargin = 14;
constexpr int kWidth = kCellWidth * Frame::kColumns + 2 * kMargin;
constexpr int kHeight = kCellHeight * Frame::kRows + 2 * kMargin;

// Characters of most monospaced fonts are 0.602 em wide. In this size they fill their cells even
// where textLength means nothing: librsvg, Qt. Qt 5 takes no list of fonts; resvg knows no
// monospaced font by that name alone.
constexpr std::string_view kFont =
    R"(font-size="16.61" font-family="monospace" )"
    R"(style="font-family:DejaVu Sans Mono,Menlo,Consolas,monospace")";

std::string head_of(std::string_view title, std::string_view description) {
    return concat(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-)", kMargin, " -", kMargin,
                  " ", kWidth, " ", kHeight, R"(" width=")", kWidth, R"(" height=")", kHeight,
                  R"(" role="img" )", kFont, ">\n<title>", escaped(title), "</title>\n<desc>",
                  escaped(description), "</desc>\n");
}

/// Everything that is drawn in one colour. The black layer wipes out what was there before.
class Layer {
public:
    Layer(Shade color, const GlyphSet& glyphs) : color_(color), glyphs_(glyphs) {}

    // Adds the row's changes since the frame before.
    void add_row(const Frame& frame, const Frame& before, int row) {
        Run run;
        Run blocks;
        for (int column = 0; column < Frame::kColumns; ++column) {
            const Cell& cell = frame.at(column, row);
            const Look& look = frame.looks()[cell.glyph()];
            const Cell& old = before.at(column, row);
            const bool wipes = color_ == Shade{Color::black} && !old.blank();
            if (cell == old || !(wipes || (shade_of(cell) == color_ && !cell.blank()))) {
                continue;
            }
            if (wipes || is_block(cell, look)) {
                if (column != blocks.end) {
                    add_path(blocks, row);
                    blocks = {column, column, {}};
                }
                ++blocks.end;
            } else if (cell.kind == Cell::Kind::character) {
                add(run, column, row, {&cell.character, 1});
            } else if (is_text(look)) {
                add(run, column, row, half_of(cell, look));
            } else if (cell.kind == Cell::Kind::glyph_head) {  // By its centre: widths differ.
                add_text(kCellWidth * (column + 1), row, "text-anchor=\"middle\"",
                         glyphs_[look].bytes);
            }
        }
        add_text(run, row);
        add_path(blocks, row);
    }

    std::string svg() const {
        const std::string color = css_color(color_);
        return concat(path_.empty() ? ""
                                    : concat("<path stroke=\"", color, "\" stroke-width=\"",
                                             kCellHeight, "\" d=\"", path_, "\"/>\n"),
                      texts_.empty() ? "" : concat("<g fill=\"", color, "\">\n", texts_, "</g>\n"));
    }

private:
    // A part of a row.
    struct Run {
        int begin = 0;  // A column.
        int end = 0;
        std::string characters;
    };

    // Returns true if the glyph has a character for each of its cells.
    bool is_text(const Look& look) const { return glyphs_[look].exact || look.is_pair(); }

    // Returns the character of a glyph in this cell.
    std::string_view half_of(const Cell& cell, const Look& look) const {
        const std::string_view pair = glyphs_[look].bytes;
        const std::size_t half = pair.size() / 2;
        return cell.kind == Cell::Kind::glyph_head ? pair.substr(0, half) : pair.substr(half);
    }

    // Full blocks are filled as shapes, because fonts leave gaps between them.
    bool is_block(const Cell& cell, const Look& look) const {
        return cell.kind != Cell::Kind::character && is_text(look) &&
               half_of(cell, look) == "\u2588";
    }

    // Adds a character. Renderers join blanks, so no text has two or more together.
    void add(Run& run, int column, int row, std::string_view character) {
        if (character == " ") {
            return;
        }
        if (column > run.end + 1 || run.characters.empty()) {
            add_text(run, row);
            run = {column, column, {}};
        }
        append(run.characters, column > run.end ? " " : "", character);
        run.end = column + 1;
    }

    void add_path(const Run& run, int row) {
        if (run.end > run.begin) {
            const int middle = kCellHeight * row + kCellHeight / 2;
            append(path_, "M", kCellWidth * run.begin, " ", middle, "h",
                   kCellWidth * (run.end - run.begin));
        }
    }

    void add_text(const Run& run, int row) {
        if (run.end > run.begin) {
            add_text(kCellWidth * run.begin, row,
                     concat("textLength=\"", kCellWidth * (run.end - run.begin), "\""),
                     run.characters);
        }
    }

    void add_text(int x, int row, std::string_view extent, std::string_view characters) {
        append(texts_, "<text x=\"", x, "\" y=\"", kCellHeight * row + kBaseline, "\" ", extent,
               ">", escaped(characters), "</text>\n");
    }

    Shade color_;
    const GlyphSet& glyphs_;
    std::string path_;  // Along the middle of rows.
    std::string texts_;
};

// Returns the shapes and texts that turn the frame before into this one.
std::string drawn(const Frame& frame, const Frame& before, const GlyphSet& glyphs) {
    std::string layers;
    std::uint8_t brightest = 0;
    for (int row = 0; row < Frame::kRows; ++row) {
        const auto& cells = frame.row(row);
        brightest = std::max(brightest, std::ranges::max(cells, {}, &Cell::brightness).brightness);
    }
    for (std::uint8_t brightness = 0; brightness <= brightest; ++brightness) {
        for (const ColorRow& color : kColorRows) {
            Layer layer({color.color, brightness}, glyphs);
            for (int row = 0; row < Frame::kRows; ++row) {
                layer.add_row(frame, before, row);
            }
            layers += layer.svg();
        }
    }
    return layers;
}

std::string whole(const Frame& frame, const GlyphSet& glyphs) {
    return concat("<rect x=\"-", kMargin, "\" y=\"-", kMargin, "\" width=\"", kWidth,
                  "\" height=\"", kHeight, R"(" rx="10" fill=")", css_color({Color::black}),
                  "\"/>\n", drawn(frame, blank_frame(), glyphs));
}

}  // namespace

// The still frame covers the others unless CSS plays them. Nothing is hidden but by a rule for some
// media, since svgo deletes what is always hidden.
std::string svg_of(std::span<const TimedFrame> frames, std::size_t still, std::string_view title,
                   std::string_view description, const GlyphSet& glyphs) {
    constexpr std::chrono::milliseconds kLastPause{2500};
    std::string svg = head_of(title, description) + whole(frames[0].frame, glyphs);
    std::chrono::milliseconds loop = kLastPause;
    for (const TimedFrame& each : frames) {
        loop += each.stay;
    }
    std::string moves;
    std::string times;
    std::chrono::milliseconds now{};
    for (std::size_t i = 1; i < frames.size(); ++i) {
        now += frames[i - 1].stay;
        const std::string changes = drawn(frames[i].frame, frames[i - 1].frame, glyphs);
        if (!changes.empty()) {
            append(svg, "<g class=\"f", i, "\">\n", changes, "</g>\n");
            append(moves, ".f", i, "{animation:f", i, " ", loop.count(), "ms step-end infinite}\n");
            append(times, "@keyframes f", i, "{0%{visibility:hidden}", now * 100 / loop, ".",
                   right_aligned(now * 10'000 / loop % 100, 2, '0'), "%{visibility:visible}}\n");
        }
    }
    if (!moves.empty()) {
        append(svg, "<g class=\"still\">\n", whole(frames[still].frame, glyphs),
               "</g>\n<style>\n@media (prefers-reduced-motion:no-preference){\n"
               ".still{visibility:hidden}\n",
               moves, "}\n", times, "</style>\n");
    }
    return svg + "</svg>\n";
}

}  // namespace rogue
