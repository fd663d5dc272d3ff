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
    count,  ///< The number of colours; not a colour itself.
};

/// A colour by the light of a screen's red, green and blue.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

}  // namespace rogue
