#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>

#include "rogue/base/color.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

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

/// The ways to draw a glyph. Each game has a table of those that it brings.
struct GlyphRow {
    Glyph glyph;
    /// How the glyph is meant to look: an emoji or a pair of equal characters, in UTF-8.
    std::string_view emoji;
    /// Two characters of ASCII, for where the emoji can't be shown. The first is the glyph.
    std::string_view ascii;
    /// Of terrain: its colour where the player remembers it and does not see it.
    std::optional<Color> remembered = std::nullopt;
    /// One character in place of two, for where remembered terrain must differ in shape from
    /// terrain in sight.
    std::array<char, 2> sketch{ascii.front(), ' '};

    /// The part that is measured: its emoji, or one of the two characters of its pair.
    constexpr std::string_view measured_part() const {
        const std::string_view half = emoji.substr(0, emoji.size() / 2);
        return is_pair() ? half : emoji;
    }

    /// Whether it is a character that stands twice, once in each of its cells.
    constexpr bool is_pair() const {
        const std::size_t half = emoji.size() / 2;
        return emoji.substr(0, half) == emoji.substr(half);
    }

    /// Whether the row keeps what is said above. Each table asserts it.
    constexpr bool is_whole() const {
        return !emoji.empty() && ascii.size() == 2 && Glyph{ascii.front()} == glyph;
    }
};

}  // namespace rogue
