#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

#include "rogue/base/point.hpp"

namespace rogue {

/// The sixteen colours of .NET's ConsoleColor in the order of SGR codes: the first eight are 30-37,
/// the others 90-97. Each has a row in ui/color_rows.hpp.
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

/// Returns true for red to white, the bright ones of the sixteen.
constexpr bool is_bright(Color color) {
    return color > Color::dark_gray;
}

/// A colour as amounts of red, green and blue light.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

/// Identifies what can be drawn on a map tile. Its value is the first character of its ASCII form,
/// which no other glyph of the game has. The display decides how a terminal shows it.
enum class Glyph : char {};

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

/// What something is called, and how maps draw it. Every row of a game's tables begins with one.
/// Looks of a game with the same first character are the same, and no monster's is a letter by
/// which players travel (app/keys/destinations.hpp). If terminals disagree on the emoji's width,
/// tests/support/width_model.cpp lists its name.
struct Look {
    /// A look of two cells. Does not compile without an emoji and two characters of ASCII.
    consteval Look(const char* its_name, std::string_view its_emoji, std::string_view its_ascii,
                   Color its_color, std::optional<Color> its_remembered = std::nullopt)
        : name(its_name),
          emoji(its_emoji),
          ascii(its_ascii),
          glyph{ascii.empty() ? ' ' : ascii.front()},
          color(its_color),
          remembered(its_remembered) {
        if (emoji.empty() || ascii.size() != 2) {
            throw std::invalid_argument("give the look an emoji, two characters and a colour");
        }
    }

    /// A look of one cell, for a game that is drawn in ASCII alone.
    consteval Look(const char* its_name, char character, Color its_color,
                   std::optional<Color> its_remembered = std::nullopt)
        : name(its_name), glyph{character}, color(its_color), remembered(its_remembered) {}

    /// Refuses an incomplete look, so that the compiler's message has its name.
    template <typename... Parts>
    // NOLINTNEXTLINE(google-explicit-constructor): a name alone must come here to be refused.
    requires(sizeof...(Parts) < 3) consteval Look(const char* its_name, Parts...)
        : Look(its_name, "", "", Color::black) {}

    /// Returns what is drawn in sight, or out of sight.
    constexpr Appearance appearance(bool in_sight = true) const {
        return {glyph, in_sight ? color : remembered.value_or(color)};
    }

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

    std::string_view name;
    /// The preferred form: an emoji or two equal characters, in UTF-8.
    std::string_view emoji = {};
    /// Two characters of ASCII, where the emoji can't be shown. The first is the glyph's value.
    std::string_view ascii = {};
    Glyph glyph;
    Color color;                      ///< In sight.
    std::optional<Color> remembered;  ///< Out of sight. Only terrain has one.
    /// One character in place of two, where only shape sets remembered terrain apart.
    std::array<char, 2> sketch{static_cast<char>(glyph), ' '};

    friend constexpr bool operator==(const Look&, const Look&) = default;
};

/// Glyphs are characters of ASCII, whose values are less than this.
inline constexpr std::size_t kGlyphLimit = 128;

constexpr std::size_t index_of(Glyph glyph) {
    return static_cast<unsigned char>(glyph);
}

/// The looks of a game's glyphs. Another game may draw something else with the same glyph.
class GlyphTable {
public:
    /// Takes the looks of the rows of these tables, which must outlive it. Does not compile if two
    /// different looks have one glyph.
    template <typename... Tables>
    explicit consteval GlyphTable(const Tables&... tables) {
        (add(tables), ...);
    }

    /// Returns the look of a glyph, or a blank one if it has none.
    constexpr const Look& operator[](Glyph glyph) const { return *looks_[place_[index_of(glyph)]]; }

    /// Returns the look of each glyph once, in the order of the tables.
    constexpr std::span<const Look* const> all() const { return {&looks_[1], size_}; }

private:
    consteval void add(const auto& table) {
        for (const Look& look : table) {
            std::uint8_t& place = place_[index_of(look.glyph)];
            if (place == 0) {
                place = ++size_;
                looks_[place] = &look;
            } else if (!(look == *looks_[place])) {
                throw std::invalid_argument("two looks of a game have the same first character");
            }
        }
    }

    static constexpr Look kBlank{"nothing", "  ", "  ", Color::black};

    std::array<const Look*, kGlyphLimit> looks_{&kBlank};
    std::array<std::uint8_t, kGlyphLimit> place_{};  // In looks_.
    std::uint8_t size_ = 0;
};

/// The table of a frame that has not been told its game.
inline constexpr GlyphTable kNoGlyphs;

/// The player's look, the same in every game but for the colour.
inline constexpr std::array<Look, 1> kPlayerLooks{{{"you", "\U0001F9D9", "@ ", Color::white}}};
inline constexpr Glyph kPlayerGlyph = kPlayerLooks[0].glyph;

/// The dagger with the variation selector for emoji. Most terminals draw it in one cell.
inline constexpr std::string_view kDagger = "\U0001F5E1\uFE0F";

/// The emoji on whose width the tables of terminals disagree: one that U+FE0F makes wide, and those
/// of Unicode 13 and 14.
inline constexpr std::array<std::string_view, 3> kContestedEmoji{kDagger, "\U0001FA84",
                                                                 "\U0001F9CC"};

}  // namespace rogue
