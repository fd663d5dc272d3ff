#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// A glyph's emoji, or its pair of characters, in UTF-8: how the game is meant to look.
constexpr std::string_view emoji(Glyph glyph) {
    constexpr std::array<std::string_view, kGlyphCount> kEmoji{
        "\u2588\u2588",      // wall: full block
        "\u00B7\u00B7",      // floor: middle dot
        ">>",                // stairs down
        "<<",                // stairs up
        "\u26F2",            // fountain
        "\U0001F9D9",        // player: mage
        "\U0001F400",        // rat
        "\U0001F47A",        // goblin
        "\U0001F479",        // orc: ogre
        "\U0001F9CC",        // troll
        "\U0001F47B",        // wraith: ghost
        "\U0001F480",        // dread knight: skull
        "\U0001F9EA",        // potion: test tube
        "\U0001F5E1\uFE0F",  // weapon: dagger, asked to be an emoji by its variation selector
        "\U0001FA84",        // wand
        "\U0001F525",        // fireball
    };
    return kEmoji[static_cast<std::size_t>(glyph)];
}

/// The weapon's emoji without its variation selector, which some terminals draw as wide.
inline constexpr std::string_view kBareDagger = "\U0001F5E1";

/// The weapon's emoji where it is one cell wide, as in most terminals, and a blank for the other.
inline constexpr std::string_view kNarrowDagger = "\U0001F5E1\uFE0F ";

/// Its stand-in where the emoji can't be shown: two characters of ASCII, told apart by shape alone.
constexpr std::string_view ascii(Glyph glyph) {
    constexpr std::array<std::string_view, kGlyphCount> kAscii{
        "##", "..", ">>", "<<", "{ ", "@ ", "r ", "g ",
        "o ", "T ", "W ", "L ", "! ", ") ", "/ ", "* ",
    };
    return kAscii[static_cast<std::size_t>(glyph)];
}

/// Terrain's stand-in where what is remembered must differ from what is seen by its shape: one
/// character in place of two. REQUIRES: the glyph is terrain's.
constexpr std::string_view sketch(Glyph glyph) {
    constexpr std::array<std::string_view, 5> kSketches{"# ", ". ", "> ", "< ", "{ "};
    return kSketches[static_cast<std::size_t>(glyph)];
}

/// What is measured of a glyph: its emoji, or one of the two characters of its pair.
constexpr std::string_view measured_part(Glyph glyph) {
    const std::string_view whole = emoji(glyph);
    const std::string_view half = whole.substr(0, whole.size() / 2);
    return whole.substr(half.size()) == half ? half : whole;
}

/// How many cells the terminal gives to each glyph's measured part, as far as it has said.
struct GlyphWidths {
    std::array<std::optional<int>, kGlyphCount> of{};
    std::optional<int> bare_dagger;  ///< U+1F5E1 without its variation selector.
    /// Whether blocks and dots, where their width is not known, may well be two cells wide, as East
    /// Asian terminals have them: four cells a tile.
    bool may_double_pairs = false;

    std::optional<int> operator[](Glyph glyph) const { return of[static_cast<std::size_t>(glyph)]; }
};

enum class GlyphChoice : std::uint8_t {
    automatic,  ///< Emoji; ASCII for those the terminal is known to give another width than two.
    emoji,
    ascii,
};

/// How a terminal is to be sent each glyph.
class GlyphSet {
public:
    struct Form {
        std::string_view bytes;
        /// Whether it surely takes its two cells. If not, nothing may depend on its width.
        bool exact;

        friend constexpr bool operator==(const Form&, const Form&) = default;
    };

    /// The best set for what is known of the terminal, and the safe one if that is nothing.
    GlyphSet(GlyphChoice choice, const GlyphWidths& widths);

    const Form& operator[](Glyph glyph) const { return forms_[static_cast<std::size_t>(glyph)]; }

    /// Whether both look the same, however they are sent: a blank at the end is not seen.
    bool looks_like(const GlyphSet& other) const;

private:
    std::array<Form, kGlyphCount> forms_;
};

}  // namespace rogue
