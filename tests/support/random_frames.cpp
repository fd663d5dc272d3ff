#include "tests/support/random_frames.hpp"

#include <algorithm>
#include <array>

#include "rogue/ui/glyph_set.hpp"
#include "tests/support/looks.hpp"

namespace rogue::test {
namespace {

Glyph glyph_at(std::uint64_t number) {
    return all_glyphs()[number % all_glyphs().size()].glyph;
}

}  // namespace
namespace {

void blank(Frame& frame, int column, int row) {
    frame.put_text(column, row, " ", Color::black);
}

// Blanks the halves of glyphs whose other half is in the columns from `from` to before `to`.
void cut_glyphs(Frame& frame, int row, int from, int to) {
    if (frame.at(from, row).kind == Cell::Kind::glyph_tail) {
        blank(frame, from - 1, row);
    }
    if (to < Frame::kColumns && frame.at(to, row).kind == Cell::Kind::glyph_tail) {
        blank(frame, to, row);
    }
}

}  // namespace

void overlay_glyph(Frame& frame, int column, int row, Appearance appearance) {
    cut_glyphs(frame, row, column, column + 2);
    put_glyph(frame, column, row, appearance);
}

void overlay_text(Frame& frame, int column, int row, std::string_view text, Color color) {
    cut_glyphs(frame, row, column, column + static_cast<int>(text.size()));
    frame.put_text(column, row, text, color);
}

const Frame& RandomFrames::next() {
    constexpr int kMostOverlays = 30;
    constexpr int kClearOneIn = 50;
    if (below(kClearOneIn) == 0) {
        frame_ = Frame();
    }
    for (int left = 1 + below(kMostOverlays); left > 0; --left) {
        overlay();
    }
    return frame_;
}

int RandomFrames::below(int limit) {
    return static_cast<int>(engine_() % static_cast<std::uint64_t>(limit));
}

void RandomFrames::overlay() {
    constexpr std::string_view kText = "a b  cd   e~!  0123456789 xyz         ";
    constexpr std::array kFewColors{Color::red, Color::red, Color::dark_cyan, Color::white};
    constexpr int kFewRows =
        4;  // Few rows and columns, so that overlays meet and neighbours are alike.
    const int row = below(2) == 0 ? below(Frame::kRows) : Frame::kRows - 1 - below(kFewRows);
    const Color color =
        kFewColors[static_cast<std::size_t>(below(static_cast<int>(kFewColors.size())))];
    if (below(2) == 0) {
        const auto glyph = glyph_at(engine_());
        overlay_glyph(frame_, below(Frame::kColumns - 1), row, {glyph, color});
    } else {
        const int column = below(Frame::kColumns);
        const int room = Frame::kColumns - column;
        const std::string_view text = kText.substr(static_cast<std::size_t>(below(20)));
        const auto most = std::min(text.size(), static_cast<std::size_t>(room));
        overlay_text(frame_, column, row, text.substr(0, most), color);
    }
}

std::string mess(std::uint64_t seed) {
    constexpr int kPieces = 400;
    std::mt19937_64 engine(seed);
    std::string result;
    for (int i = 0; i < kPieces; ++i) {
        result += "\x1b[" + std::to_string(1 + engine() % 24) + ';' +
                  std::to_string(1 + engine() % 78) + "H\x1b[" + std::to_string(engine() % 3) +
                  ';' + std::to_string(90 + engine() % 8) + 'm';
        result += emoji(glyph_at(engine()));
    }
    return result;
}

}  // namespace rogue::test
