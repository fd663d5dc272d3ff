#include "rogue/ui/glyph_set.hpp"

#include <algorithm>

namespace rogue {
namespace {

using Form = GlyphSet::Form;

Form ascii_form(Glyph glyph) {
    return {ascii(glyph), true};
}

// Two equal characters. Terminals for East Asian text may draw each two cells wide; one of them
// then fills the tile.
Form pair_form(Glyph glyph, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[glyph];
    if (width == 2) {
        return {measured_part(glyph), true};
    }
    if (!width && widths.may_double_pairs && choice == GlyphChoice::automatic) {
        return ascii_form(glyph);
    }
    const bool plain = emoji(glyph) == ascii(glyph);
    return {emoji(glyph), plain || width == 1};
}

Form emoji_form(Glyph glyph, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[glyph];
    if (width == 2) {
        return {emoji(glyph), true};
    }
    if (glyph == Glyph::weapon && width && widths.bare_dagger == 2) {
        return {kBareDagger, true};
    }
    if (glyph == Glyph::weapon && width == 1) {
        return {kNarrowDagger, true};
    }
    return width && choice == GlyphChoice::automatic ? ascii_form(glyph)
                                                     : Form{emoji(glyph), false};
}

std::string_view seen(const Form& form) {
    return form.bytes.substr(0, form.bytes.find_last_not_of(' ') + 1);
}

// If not even the player's emoji has its width, the terminal does not show emoji but replaces them
// all by something, so that monsters would look the same.
bool shows_emoji(const GlyphWidths& widths) {
    return widths[Glyph::player].value_or(2) == 2;
}

}  // namespace

GlyphSet::GlyphSet(GlyphChoice choice, const GlyphWidths& widths) {
    const bool all_ascii =
        choice == GlyphChoice::ascii || (choice == GlyphChoice::automatic && !shows_emoji(widths));
    for (std::size_t i = 0; i < kGlyphCount; ++i) {
        const auto glyph = static_cast<Glyph>(i);
        const bool is_pair = measured_part(glyph) != emoji(glyph);
        if (all_ascii) {
            forms_[i] = ascii_form(glyph);
        } else if (is_pair) {
            forms_[i] = pair_form(glyph, choice, widths);
        } else {
            forms_[i] = emoji_form(glyph, choice, widths);
        }
    }
}

bool GlyphSet::looks_like(const GlyphSet& other) const {
    return std::ranges::equal(forms_, other.forms_, {}, seen, seen);
}

}  // namespace rogue
