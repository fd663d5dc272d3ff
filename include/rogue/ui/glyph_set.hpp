#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// One more than the greatest value of a glyph, which is a character of ASCII.
inline constexpr std::size_t kGlyphLimit = 128;

/// Returns the index of a glyph in an array with kGlyphLimit elements.
constexpr std::size_t index_of(Glyph glyph) {
    return static_cast<unsigned char>(glyph);
}

/// Returns a look of each glyph of all games, in the order of games().
std::span<const Look> all_glyphs();

/// Returns the look of a glyph. REQUIRES: it is one of all_glyphs().
const Look& look_of(Glyph glyph);

inline std::string_view emoji(Glyph glyph) {
    return look_of(glyph).emoji;
}

inline std::string_view ascii(Glyph glyph) {
    return look_of(glyph).ascii;
}

/// The dagger without a variation selector. Some terminals draw this one in two cells.
inline constexpr std::string_view kBareDagger = "\U0001F5E1";

/// The dagger for terminals that draw it in one cell, with a blank for the second.
inline constexpr std::string_view kNarrowDagger = "\U0001F5E1\uFE0F ";

/// How many cells the terminal gives to the measured part of each glyph, where known.
struct GlyphWidths {
    std::array<std::optional<int>, kGlyphLimit> of{};
    std::optional<int> bare_dagger;  ///< Of kBareDagger.
    /// True if blocks and dots of unknown width may take two cells each, as in East Asian
    /// terminals, so that a tile would take four.
    bool may_double_pairs = false;
    /// True if a multiplexer may measure for a terminal outside, which draws other widths. Then
    /// only what is as wide in every table keeps its row in place.
    bool may_differ_outside = false;

    std::optional<int> operator[](Glyph glyph) const { return of[index_of(glyph)]; }
};

enum class GlyphChoice : std::uint8_t {
    automatic,  ///< Emoji, or ASCII for an emoji that is known not to take two cells.
    emoji,
    ascii,
};

/// The bytes that draw each glyph of all_glyphs() on a terminal.
class GlyphSet {
public:
    struct Form {
        std::string_view bytes;
        /// True if it is sure to take two cells. If false, nothing may depend on its width.
        bool exact;
    };

    /// Makes the best set for what is known about the terminal, or a safe one if nothing is.
    GlyphSet(GlyphChoice choice, const GlyphWidths& widths);

    const Form& operator[](Glyph glyph) const { return forms_[index_of(glyph)]; }

    /// Returns true if both look the same: blanks at the end of their bytes are invisible.
    bool looks_like(const GlyphSet& other) const;

private:
    std::array<Form, kGlyphLimit> forms_{};
};

}  // namespace rogue
