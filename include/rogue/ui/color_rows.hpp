#pragma once

#include <cstdint>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"

namespace rogue {

/// The codes and names of a colour on terminals, in pictures and in traces.
struct ColorRow {
    Color color;
    int sixteen;  ///< Its SGR code on a terminal of sixteen colours.
    /// Its SGR code on a terminal of eight colours: one of the four that show on black in every
    /// theme. Bold may make it brighter or not.
    int eight;
    bool bold;  ///< True if drawn bold there.
    /// Colours from 16 on, which look the same in every theme. They have its hue and show on nearly
    /// black and on nearly white.
    std::uint8_t on_dark;
    std::uint8_t on_light;
    std::string_view hex;  ///< In pictures, whose background is that of black.
    char digit;            ///< In frame_text().
};

inline constexpr auto kColorRows = complete_table<ColorRow, &ColorRow::color>({
    {Color::black, 30, 30, false, 244, 244, "#101318", '0'},
    {Color::dark_red, 31, 33, false, 167, 124, "#cc6161", '1'},
    {Color::dark_green, 32, 32, false, 34, 28, "#5fa656", '2'},
    {Color::dark_yellow, 33, 33, false, 136, 94, "#b3914a", '3'},
    {Color::dark_blue, 34, 37, false, 68, 61, "#465fa8", '4'},
    {Color::dark_magenta, 35, 32, false, 134, 127, "#a870c4", '5'},
    {Color::dark_cyan, 36, 36, false, 37, 30, "#46a3b3", '6'},
    {Color::gray, 37, 37, false, 250, 241, "#c3c7d0", '7'},
    {Color::dark_gray, 90, 37, false, 244, 244, "#7d8494", '8'},
    {Color::red, 91, 33, true, 203, 160, "#f26d6f", '9'},
    {Color::green, 92, 32, true, 77, 28, "#86d47c", 'a'},
    {Color::yellow, 93, 33, true, 221, 100, "#f2cf66", 'b'},
    {Color::blue, 94, 36, true, 69, 63, "#86a3f5", 'c'},
    {Color::magenta, 95, 32, true, 170, 164, "#df8ee3", 'd'},
    {Color::cyan, 96, 36, true, 80, 31, "#74e0e2", 'e'},
    {Color::white, 97, 37, true, 231, 235, "#f4f5f8", 'f'},
});

}  // namespace rogue
