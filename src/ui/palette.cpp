#include "rogue/ui/palette.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

constexpr Pen kPlain = 0;
constexpr Pen kBold = 1;
constexpr Pen kDim = 2;

// A map of characters shows remembered ground in dark gray, and the area that is aimed at in dark
// magenta.
Pen monochrome_pen(const Cell& cell) {
    const bool is_character = cell.kind == Cell::Kind::character;
    if (is_remembered(cell) || (is_character && cell.color == Color::dark_gray)) {
        return kDim;
    }
    return cell.color > Color::dark_gray || cell.color == Color::dark_magenta ? kBold : kPlain;
}

bool is_monochrome(Palette palette) {
    return palette == Palette::monochrome || palette == Palette::monochrome_on_light;
}

}  // namespace

bool is_remembered(const Cell& cell) {
    return cell.kind == Cell::Kind::glyph_head && row_of(cell.glyph).remembered == cell.color;
}

Pen pen_for(const Cell& cell, Palette palette) {
    return is_monochrome(palette) ? monochrome_pen(cell) : static_cast<Pen>(cell.color);
}

std::string take_up(Pen pen, Palette palette, const Substitutes& substitutes) {
    switch (palette) {
        case Palette::sixteen:
            if (const int substitute = substitutes[pen]; substitute != 0) {
                return text("\x1b[38;5;", substitute, "m");
            }
            return text("\x1b[", kColorRows[pen].sixteen, "m");
        case Palette::eight:
            return text("\x1b[", kColorRows[pen].bold ? "1;" : "22;", kColorRows[pen].eight, "m");
        case Palette::monochrome:
        case Palette::monochrome_on_light:
            return pen == kPlain ? "\x1b[0m" : text("\x1b[0;", static_cast<int>(pen), "m");
        case Palette::count:
            break;
    }
    return {};
}

}  // namespace rogue
