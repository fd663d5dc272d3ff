#include "rogue/ui/glyph_set.hpp"

#include <algorithm>

namespace rogue {
namespace {

using Form = GlyphSet::Form;

Form ascii_form(const Look& look) {
    return {look.ascii, true};
}

// Draws two equal characters. Where East Asian terminals draw each in two cells, one is enough.
Form pair_form(const Look& look, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[look.measured_part()];
    const bool unsure = !width || widths.may_differ_outside;
    if (unsure && widths.may_double_pairs && choice == GlyphChoice::automatic) {
        return ascii_form(look);
    }
    if (width == 2) {
        return {look.measured_part(), true};
    }
    const bool plain = look.emoji == look.ascii;
    return {look.emoji, plain || width == 1};
}

Form emoji_form(const Look& look, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[look.measured_part()];
    if (widths.may_differ_outside &&
        std::ranges::find(kContestedEmoji, look.emoji) != kContestedEmoji.end()) {
        return ascii_form(look);
    }
    if (width == 2) {
        return {look.emoji, true};
    }
    if (look.emoji == kDagger && width && widths[kBareDagger] == 2) {
        return {kBareDagger, true};
    }
    if (look.emoji == kDagger && width == 1) {
        return {kNarrowDagger, true};
    }
    return width && choice == GlyphChoice::automatic ? ascii_form(look) : Form{look.emoji, false};
}

std::string_view seen(const Form& form) {
    return form.bytes.substr(0, form.bytes.find_last_not_of(' ') + 1);
}

// Returns false if even the player's emoji lacks its width. Such a terminal replaces every emoji by
// the same sign, which would make all monsters look alike.
bool shows_emoji(const GlyphWidths& widths) {
    return widths[kPlayerLooks[0].measured_part()].value_or(2) == 2;
}

}  // namespace

GlyphSet::GlyphSet(GlyphChoice choice, const GlyphWidths& widths)
    : choice_(choice == GlyphChoice::automatic && !shows_emoji(widths) ? GlyphChoice::ascii
                                                                       : choice),
      widths_(widths) {}

Form GlyphSet::operator[](const Look& look) const {
    if (choice_ == GlyphChoice::ascii) {
        return ascii_form(look);
    }
    return look.is_pair() ? pair_form(look, choice_, widths_) : emoji_form(look, choice_, widths_);
}

bool GlyphSet::looks_like(const GlyphSet& other, const GlyphTable& looks) const {
    return std::ranges::all_of(
        looks.all(), [&](const Look* look) { return seen((*this)[*look]) == seen(other[*look]); });
}

}  // namespace rogue
