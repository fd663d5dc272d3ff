#pragma once

#include <cstdint>

namespace rogue {

/// The sixteen colours of .NET's ConsoleColor, in the order of the terminal's SGR codes:
/// the first eight are 30-37, the others 90-97.
enum class Color : std::uint8_t {
    black,
    dark_red,
    dark_green,
    dark_yellow,
    dark_blue,
    dark_magenta,
    dark_cyan,
    gray,
    dark_gray,
    red,
    green,
    yellow,
    blue,
    magenta,
    cyan,
    white,
};

}  // namespace rogue
