#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "rogue/base/glyph.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// What a terminal has told of its colours. Its user has chosen them.
struct Theme {
    std::optional<Rgb> background;
    std::array<std::optional<Rgb>, kColorRows.size()> colors;  ///< By Color.
};

/// Returns the contrast of two colours by WCAG 2: from 1, if they can't be told apart, to 21.
double contrast(Rgb one, Rgb other);

/// The least contrast at which a colour can be seen.
inline constexpr double kLeastContrast = 3.0;

/// Returns true if it is nearer to white than to black.
bool is_light(Rgb color);

/// For each Color the number of the colour to draw with in its place; 0 if it is drawn with itself.
using Substitutes = std::array<std::uint8_t, kColorRows.size()>;

/// Returns a substitute for each colour that can hardly be seen on `drawn_on`, if there is one that
/// can be seen better: on black and on white there always is. A colour of which the theme tells
/// nothing is drawn with itself.
Substitutes substitutes_on(Rgb drawn_on, const Theme& theme);

/// Returns how a colour with that number looks. REQUIRES: number >= 16.
Rgb fixed_color(int number);

/// How colours are sent to a terminal, by SGR (ECMA-48 8.3.117).
enum class Palette : std::uint8_t {
    sixteen,     ///< 30-37, and aixterm's 90-97.
    eight,       ///< 30-37, and bold for the bright half.
    monochrome,  ///< No colours; bright ones are bold, remembered terrain and dark gray text dim.
    /// The same on a light background. There dim looks like normal, so remembered terrain is one
    /// character of ASCII in place of two.
    monochrome_on_light,
    count,
};

/// The pen that draws a cell. Its value is opaque: compare it, or pass it to take_up().
using Pen = std::uint8_t;

/// Returns true if it shows terrain that is remembered but not in sight. Only its colour tells.
bool is_remembered(const Cell& cell);

/// REQUIRES: the cell is not blank.
Pen pen_for(const Cell& cell, Palette palette);

/// Returns the sequence that takes up this pen, whichever pen was used before. Of sixteen colours
/// those that have a substitute are drawn with it, by SGR 38;5.
std::string take_up(Pen pen, Palette palette, const Substitutes& substitutes = {});

}  // namespace rogue
