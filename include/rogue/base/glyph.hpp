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
    count,
};

/// A colour as amounts of red, green and blue light.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

/// What can be drawn on a map tile, by identity: the first character of its ASCII. No two glyphs of
/// all games share it. The display decides how a terminal shows it.
enum class Glyph : char {};

/// The player, whom every game draws by the same glyph.
inline constexpr Glyph kPlayerGlyph{'@'};

/// A glyph in its colour: how a thing looks.
struct Appearance {
    Glyph glyph;
    Color color;

    friend constexpr bool operator==(Appearance, Appearance) = default;
};

/// Something that flies over the map: it is drawn over a tile for the time `stay`, and stays drawn
/// until the next screen.
struct Flash {
    Point tile;
    Appearance appearance;
    std::chrono::milliseconds stay;
};

/// The ways to draw a glyph. Each game has a table of its glyphs.
struct GlyphRow {
    /// How it is meant to look: an emoji or a pair of equal characters, in UTF-8.
    std::string_view emoji;
    /// Two characters of ASCII, for where the emoji can't be shown. The first is the glyph.
    std::string_view ascii;
    /// Of terrain: its colour where the player remembers it and does not see it.
    std::optional<Color> remembered = std::nullopt;
    /// One character in place of two, for where remembered terrain must differ in shape from
    /// terrain in sight.
    std::array<char, 2> sketch{ascii.front(), ' '};

    constexpr Glyph glyph() const { return Glyph{ascii.front()}; }

    /// Returns the part that is measured: its emoji, or one of the two characters of its pair.
    constexpr std::string_view measured_part() const {
        const std::string_view half = emoji.substr(0, emoji.size() / 2);
        return is_pair() ? half : emoji;
    }

    /// Returns true if it is a character that stands twice, once in each of its cells.
    constexpr bool is_pair() const {
        const std::size_t half = emoji.size() / 2;
        return emoji.substr(0, half) == emoji.substr(half);
    }

    /// Returns true if the row obeys the rules above. Each table asserts it.
    constexpr bool is_whole() const { return !emoji.empty() && ascii.size() == 2; }
};

/// The name of a game's terrain, and how it looks when it is in sight and when it is remembered.
template <typename Terrain>
struct TerrainLookOf {
    Terrain terrain;
    std::string_view name;
    Glyph glyph;
    Color lit;
    Color remembered;
};

/// Returns the row of that terrain. It does not compile if the ASCII is another glyph's.
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
