#pragma once

#include <cstdint>
#include <string>

#include "rogue/ui/frame.hpp"

namespace rogue {

/// How colours are told to a terminal, by SGR (ECMA-48 8.3.117).
enum class Palette : std::uint8_t {
    sixteen,     ///< 30-37 and, as aixterm brought them, 90-97.
    eight,       ///< 30-37, and bold for the bright half.
    monochrome,  ///< No colours: bright ones bold, what is remembered dim.
    /// The same on a light background, where dim looks like normal: what is remembered is sketched,
    /// in one character of ASCII.
    monochrome_on_light,
};

/// What the pen must be to draw a cell: a value to compare, without a meaning of its own.
using Pen = std::uint8_t;

/// Whether it shows terrain that is remembered and not in sight. Its colour alone tells.
bool is_remembered(const Cell& cell);

/// REQUIRES: the cell is not blank.
Pen pen_for(const Cell& cell, Palette palette);

/// The sequence that takes up the pen, whichever was used before.
std::string take_up(Pen pen, Palette palette);

}  // namespace rogue
