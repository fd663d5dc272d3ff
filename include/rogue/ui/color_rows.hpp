#pragma once

#include <cstdint>

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
    bool bold;            ///< True if drawn bold there.
    Color fixed_sixteen;  ///< What is drawn in its place with Palette::fixed_sixteen.
    /// Colours from 16 on, which look the same in every theme. They have the same hue and show on
    /// nearly black and on nearly white.
    std::uint8_t on_dark;
    std::uint8_t on_light;
    Rgb in_pictures;  ///< The background of pictures is black's.
    char digit;       ///< In frame_text().
};

inline constexpr auto kColorRows = complete_table<ColorRow, &ColorRow::color>({
    {Color::black, 30, 30, false, Color::black, 244, 244, {0x10, 0x13, 0x18}, '0'},
    {Color::dark_red, 31, 33, false, Color::dark_yellow, 167, 124, {0xcc, 0x61, 0x61}, '1'},
    {Color::dark_green, 32, 32, false, Color::dark_green, 34, 28, {0x5f, 0xa6, 0x56}, '2'},
    {Color::dark_yellow, 33, 33, false, Color::dark_yellow, 136, 94, {0xb3, 0x91, 0x4a}, '3'},
    {Color::dark_blue, 34, 37, false, Color::dark_gray, 68, 61, {0x46, 0x5f, 0xa8}, '4'},
    {Color::dark_magenta, 35, 32, false, Color::dark_green, 134, 127, {0xa8, 0x70, 0xc4}, '5'},
    {Color::dark_cyan, 36, 36, false, Color::dark_cyan, 37, 30, {0x46, 0xa3, 0xb3}, '6'},
    {Color::gray, 37, 37, false, Color::gray, 250, 241, {0xc3, 0xc7, 0xd0}, '7'},
    {Color::dark_gray, 90, 37, false, Color::dark_gray, 244, 244, {0x7d, 0x84, 0x94}, '8'},
    {Color::red, 91, 33, true, Color::red, 203, 160, {0xf2, 0x6d, 0x6f}, '9'},
    {Color::green, 92, 32, true, Color::green, 77, 28, {0x86, 0xd4, 0x7c}, 'a'},
    {Color::yellow, 93, 33, true, Color::yellow, 221, 100, {0xf2, 0xcf, 0x66}, 'b'},
    {Color::blue, 94, 36, true, Color::cyan, 69, 63, {0x86, 0xa3, 0xf5}, 'c'},
    {Color::magenta, 95, 32, true, Color::magenta, 170, 164, {0xdf, 0x8e, 0xe3}, 'd'},
    {Color::cyan, 96, 36, true, Color::cyan, 80, 31, {0x74, 0xe0, 0xe2}, 'e'},
    {Color::white, 97, 37, true, Color::white, 231, 235, {0xf4, 0xf5, 0xf8}, 'f'},
});

}  // namespace rogue
