#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"

namespace rogue {

/// The ways to draw a glyph.
struct GlyphRow {
    Glyph glyph;
    /// How the glyph is meant to look: an emoji or a pair of characters, in UTF-8.
    std::string_view emoji;
    /// Two characters of ASCII, for where the emoji can't be shown. Every glyph has a different
    /// first one.
    std::string_view ascii;
    /// One character in place of two, for where remembered terrain must differ in shape from
    /// terrain in sight.
    std::array<char, 2> sketch{ascii.front(), ' '};
};

inline constexpr auto kGlyphRows = std::to_array<GlyphRow>({
    {Glyph::wall, "\u2588\u2588", "##"},   // full block
    {Glyph::floor, "\u00B7\u00B7", ".."},  // middle dot
    {Glyph::stairs_down, ">>", ">>"},
    {Glyph::stairs_up, "<<", "<<"},
    {Glyph::fountain, "\u26F2", "{ "},
    {Glyph::player, "\U0001F9D9", "@ "},  // mage
    {Glyph::rat, "\U0001F400", "r "},
    {Glyph::goblin, "\U0001F47A", "g "},
    {Glyph::orc, "\U0001F479", "o "},  // ogre
    {Glyph::troll, "\U0001F9CC", "T "},
    {Glyph::wraith, "\U0001F47B", "W "},        // ghost
    {Glyph::dread_knight, "\U0001F480", "L "},  // skull
    {Glyph::potion, "\U0001F9EA", "! "},        // test tube
    {Glyph::weapon, "\U0001F5E1\uFE0F", ") "},  // dagger, made an emoji by its variation selector
    {Glyph::wand, "\U0001FA84", "/ "},
    {Glyph::fireball, "\U0001F525", "* "},
    {Glyph::water, "\u2248\u2248", "~~"},  // almost equal to
    {Glyph::door, "''", "''"},
    {Glyph::locked_door, "++", "++"},
    {Glyph::vault_door, "==", "=="},
    {Glyph::stone, "\U0001F5FF", "& "},   // moyai
    {Glyph::hearth, "\U0001F3E0", "^ "},  // house
    {Glyph::key, "\U0001F511", "( "},
    {Glyph::brand, "\U0001F3EE", "% "},  // red paper lantern
});
static_assert(HasAllRows<first_without_row(kGlyphRows, &GlyphRow::glyph)>::value,
              "give every glyph a row in kGlyphRows, in the order of Glyph");

consteval bool all_differ_in_ascii() {
    for (std::size_t i = 0; i < kGlyphRows.size(); ++i) {
        for (std::size_t earlier = 0; earlier < i; ++earlier) {
            if (kGlyphRows[i].ascii.front() == kGlyphRows[earlier].ascii.front()) {
                return false;
            }
        }
    }
    return std::ranges::all_of(kGlyphRows, [](const auto& row) { return row.ascii.size() == 2; });
}
static_assert(all_differ_in_ascii(),
              "give every glyph in kGlyphRows two characters; no two glyphs may share the first");

constexpr std::string_view emoji(Glyph glyph) {
    return kGlyphRows[static_cast<std::size_t>(glyph)].emoji;
}

constexpr std::string_view ascii(Glyph glyph) {
    return kGlyphRows[static_cast<std::size_t>(glyph)].ascii;
}

constexpr std::string_view sketch(Glyph glyph) {
    const auto& characters = kGlyphRows[static_cast<std::size_t>(glyph)].sketch;
    return {characters.data(), characters.size()};
}

/// The weapon's emoji without its variation selector. Some terminals draw this one wide.
inline constexpr std::string_view kBareDagger = "\U0001F5E1";

/// The weapon's emoji for terminals that draw it one cell wide, as most do, with a blank for the
/// second cell.
inline constexpr std::string_view kNarrowDagger = "\U0001F5E1\uFE0F ";

/// The part of a glyph that is measured: its emoji, or one of the two characters of its pair.
constexpr std::string_view measured_part(Glyph glyph) {
    const std::string_view whole = emoji(glyph);
    const std::string_view half = whole.substr(0, whole.size() / 2);
    return whole.substr(half.size()) == half ? half : whole;
}

/// How many cells the terminal gives to the measured part of each glyph, as far as that is known.
struct GlyphWidths {
    std::array<std::optional<int>, kGlyphCount> of{};
    std::optional<int> bare_dagger;  ///< U+1F5E1 without its variation selector.
    /// Whether blocks and dots of unknown width may be two cells wide, as in East Asian terminals,
    /// so that a tile would take four cells.
    bool may_double_pairs = false;

    std::optional<int> operator[](Glyph glyph) const { return of[static_cast<std::size_t>(glyph)]; }
};

enum class GlyphChoice : std::uint8_t {
    automatic,  ///< Emoji, but ASCII for those that are known not to be two cells wide.
    emoji,
    ascii,
};

/// The bytes with which a terminal is sent each glyph.
class GlyphSet {
public:
    struct Form {
        std::string_view bytes;
        /// Whether it certainly takes two cells. If not, nothing may depend on its width.
        bool exact;

        friend constexpr bool operator==(const Form&, const Form&) = default;
    };

    /// The best set for what is known about the terminal. If nothing is known, it is a safe one.
    GlyphSet(GlyphChoice choice, const GlyphWidths& widths);

    const Form& operator[](Glyph glyph) const { return forms_[static_cast<std::size_t>(glyph)]; }

    /// Whether both look the same, even if their bytes differ: nobody sees a blank at the end.
    bool looks_like(const GlyphSet& other) const;

private:
    std::array<Form, kGlyphCount> forms_;
};

}  // namespace rogue
