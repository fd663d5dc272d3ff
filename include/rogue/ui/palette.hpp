#pragma once

#include <cstdint>
#include <string>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// How colours are sent to a terminal, by SGR (ECMA-48 8.3.117).
enum class Palette : std::uint8_t {
    sixteen,     ///< 30-37, and aixterm's 90-97.
    eight,       ///< 30-37, and bold for the bright half.
    monochrome,  ///< No colours; bright ones are bold, remembered terrain and dark gray text dim.
    /// The same on a light background. There dim looks like normal, so remembered terrain is one
    /// character of ASCII in place of two.
    monochrome_on_light,
    count,  ///< The number of palettes; not a palette itself.
};

/// The pen that draws a cell. Its value means nothing: compare it, or pass it to take_up().
using Pen = std::uint8_t;

/// Whether it shows terrain that is remembered but not in sight. Only its colour tells.
bool is_remembered(const Cell& cell);

/// REQUIRES: the cell is not blank.
Pen pen_for(const Cell& cell, Palette palette);

/// The sequence that takes up this pen, whichever pen was used before. Of sixteen colours those
/// that have a substitute are drawn with it, by SGR 38;5.
std::string take_up(Pen pen, Palette palette, const Substitutes& substitutes = {});

}  // namespace rogue
