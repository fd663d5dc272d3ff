#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// The dagger without a variation selector. Some terminals draw this one in two cells.
inline constexpr std::string_view kBareDagger = "\U0001F5E1";

/// The dagger for terminals that draw it in one cell, with a blank for the second.
inline constexpr std::string_view kNarrowDagger = "\U0001F5E1\uFE0F ";

/// How many cells the terminal gives to each look's measured part and to kBareDagger, where known.
struct GlyphWidths {
    std::map<std::string_view, int> of{};
    /// True if blocks and dots of unknown width may take two cells each, as in East Asian
    /// terminals, so that a tile would take four.
    bool may_double_pairs = false;
    /// True if a multiplexer may measure for a terminal outside, which draws other widths. Then
    /// only what is as wide in every table keeps its row in place.
    bool may_differ_outside = false;

    std::optional<int> operator[](std::string_view drawn) const {
        const auto found = of.find(drawn);
        return found == of.end() ? std::nullopt : std::optional(found->second);
    }
};

enum class GlyphChoice : std::uint8_t {
    automatic,  ///< Emoji, or ASCII for an emoji that is known not to take two cells.
    emoji,
    ascii,
};

/// The bytes that draw each look on a terminal.
class GlyphSet {
public:
    struct Form {
        std::string_view bytes;
        /// True if the form is sure to take two cells. If false, nothing may depend on its width.
        bool exact;
    };

    /// Makes the best set for what is known about the terminal, or a safe one if nothing is.
    GlyphSet(GlyphChoice choice, const GlyphWidths& widths);

    Form operator[](const Look& look) const;

    /// Returns true if these looks are the same in both: blanks at the end of their bytes are
    /// invisible.
    bool looks_like(const GlyphSet& other, const GlyphTable& looks) const;

private:
    GlyphChoice choice_;
    GlyphWidths widths_;
};

}  // namespace rogue
