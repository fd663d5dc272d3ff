#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "rogue/base/point.hpp"

namespace rogue {

/// The sixteen colours of .NET's ConsoleColor in the order of SGR codes: the first eight are 30-37,
/// the others 90-97.
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
    count,
};

/// A colour as amounts of red, green and blue light.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

/// Identifies what can be drawn on a map tile. Its value is the first character of its ASCII form,
/// which no other glyph of any game has. The display decides how a terminal shows it.
enum class Glyph : char {};

/// The player's glyph, the same in every game.
inline constexpr Glyph kPlayerGlyph{'@'};

/// A glyph and its colour.
struct Appearance {
    Glyph glyph;
    Color color;

    friend constexpr bool operator==(Appearance, Appearance) = default;
};

/// Something that flies over the map. It is drawn over a tile for the time `stay`, and remains
/// drawn until the next screen.
struct Flash {
    Point tile;
    Appearance appearance;
    std::chrono::milliseconds stay;
};

/// The ways to draw a glyph. Each game has a table of these.
struct GlyphRow {
    /// The preferred form: an emoji or two equal characters, in UTF-8.
    std::string_view emoji;
    /// Two characters of ASCII, where the emoji can't be shown. The first is the glyph's value.
    std::string_view ascii;
    /// The colour of remembered terrain. Other glyphs have none.
    std::optional<Color> remembered = std::nullopt;
    /// One character in place of two, where only shape can set remembered terrain apart from
    /// terrain in sight.
    std::array<char, 2> sketch{ascii.front(), ' '};

    constexpr Glyph glyph() const { return Glyph{ascii.front()}; }

    /// Returns the part whose width is measured: the emoji, or one of the two equal characters.
    constexpr std::string_view measured_part() const {
        const std::string_view half = emoji.substr(0, emoji.size() / 2);
        return is_pair() ? half : emoji;
    }

    /// Returns true if the form is two equal characters, one for each cell.
    constexpr bool is_pair() const {
        const std::size_t half = emoji.size() / 2;
        return emoji.substr(0, half) == emoji.substr(half);
    }

    /// Returns true if the row has an emoji and two characters of ASCII.
    constexpr bool is_valid() const { return !emoji.empty() && ascii.size() == 2; }
};

/// The name of a terrain, and how it looks when in sight and when remembered.
template <typename Terrain>
struct TerrainLookOf {
    Terrain terrain;
    std::string_view name;
    Glyph glyph;
    Color lit;
    Color remembered;
};

/// Returns the row for a terrain. Does not compile if `ascii` begins with another glyph.
template <typename Terrain>
consteval GlyphRow terrain_row(const TerrainLookOf<Terrain>& look, std::string_view emoji,
                               std::string_view ascii) {
    const GlyphRow row{emoji, ascii, look.remembered};
    if (row.glyph() != look.glyph) {
        throw std::invalid_argument("the ASCII is another glyph's");
    }
    return row;
}

}  // namespace rogue
