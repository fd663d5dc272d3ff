#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// The colours that the terminal says it has, as its user chose them.
struct Theme {
    std::optional<Rgb> background;
    CompleteTable<std::optional<Rgb>, Color> colors;
};

/// Returns the contrast of two colours by WCAG 2, from 1 for equal ones to 21.
double contrast(Rgb one, Rgb other);

/// The least contrast at which a colour is visible.
inline constexpr double kLeastContrast = 3.0;

/// Returns true if the colour is nearer to white than to black.
bool is_light(Rgb color);

/// For each Color the number of a colour to draw in its place, or 0 for itself.
using Substitutes = CompleteTable<std::uint8_t, Color>;

/// Returns a substitute for each colour that is hardly visible on `drawn_on`, if another one is
/// more visible. On black and on white there always is one. Colours that the theme lacks stay.
Substitutes substitutes_on(Rgb drawn_on, const Theme& theme);

/// Returns how the terminal colour with that number looks. REQUIRES: number >= 16.
Rgb fixed_color(int number);

/// How colours are sent to a terminal, by SGR (ECMA-48 8.3.117).
enum class Palette : std::uint8_t {
    sixteen,  ///< 30-37, and aixterm's 90-97.
    /// The same on the Linux console and in consoles of Windows before 10, which have no others.
    /// Colours that are hard to see on black are drawn in others.
    fixed_sixteen,
    eight,       ///< 30-37, and bold for the bright half.
    monochrome,  ///< No colours: bright ones are bold, remembered terrain and dark gray text dim.
    /// The same on a light background, where dim looks like normal. Remembered terrain is one
    /// character of ASCII in place of two.
    monochrome_on_light,
    count,
};

/// How to draw a cell, as an opaque value. Compare it, or pass it to sgr_sequence().
using Pen = std::uint8_t;

/// Returns true if the cell shows terrain that is remembered but not in sight, by its colour.
bool is_remembered(const Cell& cell, const GlyphTable& looks);

/// Returns the pen for a cell. REQUIRES: the cell is not blank.
Pen pen_for(const Cell& cell, const GlyphTable& looks, Palette palette);

/// Returns the SGR sequence that selects this pen, which is for no lit cell, whatever was selected
/// before. With sixteen colours, a colour that has a substitute is sent as that, by SGR 38;5.
std::string sgr_sequence(Pen pen, Palette palette, const Substitutes& substitutes = {});

}  // namespace rogue
