#include "rogue/ui/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"

namespace rogue {
namespace {

constexpr int kFirstFixed = 16;
constexpr int kFirstGray = 232;

// By sRGB, IEC 61966-2-1.
double light_of_part(std::uint8_t part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(Rgb color) {
    return 0.2126 * light_of_part(color.red) + 0.7152 * light_of_part(color.green) +
           0.0722 * light_of_part(color.blue);
}

constexpr Pen kPlain = 0;
constexpr Pen kBold = 1;
constexpr Pen kDim = 2;

// Characters in dark gray are remembered ground, and those in dark magenta are aimed at.
Pen monochrome_pen(const Cell& cell, const GlyphTable& looks) {
    const bool is_character = cell.kind == Cell::Kind::character;
    if (is_remembered(cell, looks) || (is_character && cell.color == Color::dark_gray)) {
        return kDim;
    }
    return is_bright(cell.color) || cell.color == Color::dark_magenta ? kBold : kPlain;
}

}  // namespace

double contrast(Rgb one, Rgb other) {
    constexpr double kGlare = 0.05;
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + kGlare) / (darker + kGlare);
}

// Weighs red, green and blue as the eye does, by ITU-R BT.601.
bool is_light(Rgb color) {
    constexpr int kHalf = 255 * 1000 / 2;
    return 299 * color.red + 587 * color.green + 114 * color.blue > kHalf;
}

Substitutes substitutes_on(Rgb drawn_on, const Theme& theme) {
    Substitutes substitutes{};
    for (std::size_t i = 0; i < substitutes.size(); ++i) {
        if (!theme.colors[i]) {
            continue;
        }
        const double seen = contrast(*theme.colors[i], drawn_on);
        const double on_dark = contrast(fixed_color(kColorRows[i].on_dark), drawn_on);
        const double on_light = contrast(fixed_color(kColorRows[i].on_light), drawn_on);
        if (seen < kLeastContrast && seen < std::max(on_dark, on_light)) {
            substitutes[i] = on_dark < on_light ? kColorRows[i].on_light : kColorRows[i].on_dark;
        }
    }
    return substitutes;
}

// The numbers stand for xterm's cube of 6 by 6 by 6 colours, followed by its ramp of grays.
Rgb fixed_color(int number) {
    constexpr std::array<std::uint8_t, 6> kLevels{0, 95, 135, 175, 215, 255};
    if (number >= kFirstGray) {
        const auto gray = static_cast<std::uint8_t>(8 + 10 * (number - kFirstGray));
        return {gray, gray, gray};
    }
    const auto in_cube = static_cast<std::size_t>(number - kFirstFixed);
    return {kLevels[in_cube / 36], kLevels[in_cube / 6 % 6], kLevels[in_cube % 6]};
}

bool is_remembered(const Cell& cell, const GlyphTable& looks) {
    return cell.kind == Cell::Kind::glyph_head && looks[cell.glyph()].remembered == cell.color;
}

Pen pen_for(const Cell& cell, const GlyphTable& looks, Palette palette) {
    const auto shade = static_cast<unsigned>(Color::count) * cell.brightness;
    return palette < Palette::monochrome
               ? static_cast<Pen>(static_cast<unsigned>(cell.color) + shade)
               : monochrome_pen(cell, looks);
}

std::string sgr_sequence(Pen pen, Palette palette, const Substitutes& substitutes) {
    switch (palette) {
        case Palette::sixteen:
            if (const int substitute = substitutes[pen]; substitute != 0) {
                return concat("\x1b[38;5;", substitute, "m");
            }
            return concat("\x1b[", kColorRows[pen].sixteen, "m");
        case Palette::fixed_sixteen:
            return concat("\x1b[", kColorRows[kColorRows[pen].fixed_sixteen].sixteen, "m");
        case Palette::eight:
            return concat("\x1b[", kColorRows[pen].bold ? "1;" : "22;", kColorRows[pen].eight, "m");
        case Palette::monochrome:
        case Palette::monochrome_on_light:
            return pen == kPlain ? "\x1b[0m" : concat("\x1b[0;", static_cast<int>(pen), "m");
        case Palette::count:
            break;
    }
    return {};
}

}  // namespace rogue
