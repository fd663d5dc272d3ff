#include "rogue/ui/glyph_set.hpp"

#include <algorithm>
#include <vector>

#include "rogue/ui/game_kind.hpp"

namespace rogue {
namespace {

using Form = GlyphSet::Form;

std::vector<Look> joined() {
    std::vector<Look> looks;
    for (const GameKind* game : games()) {
        for (const Look& look : game->glyphs()) {
            if (std::ranges::find(looks, look.glyph, &Look::glyph) == looks.end()) {
                looks.push_back(look);
            }
        }
    }
    return looks;
}

std::array<const Look*, kGlyphLimit> by_glyph() {
    std::array<const Look*, kGlyphLimit> looks{};
    for (const Look& look : all_glyphs()) {
        looks[index_of(look.glyph)] = &look;
    }
    return looks;
}

Form ascii_form(const Look& look) {
    return {look.ascii, true};
}

// Draws two equal characters. East Asian terminals may draw each two cells wide; one fills the
// tile.
Form pair_form(const Look& look, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[look.glyph];
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
    const std::optional<int> width = widths[look.glyph];
    if (widths.may_differ_outside &&
        std::ranges::find(kContestedEmoji, look.emoji) != kContestedEmoji.end()) {
        return ascii_form(look);
    }
    if (width == 2) {
        return {look.emoji, true};
    }
    if (look.emoji == kDagger && width && widths.bare_dagger == 2) {
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
    return widths[kPlayerGlyph].value_or(2) == 2;
}

}  // namespace

std::span<const Look> all_glyphs() {
    static const std::vector<Look> looks = joined();
    return looks;
}

const Look& look_of(Glyph glyph) {
    static const std::array<const Look*, kGlyphLimit> looks = by_glyph();
    return *looks[index_of(glyph)];
}

GlyphSet::GlyphSet(GlyphChoice choice, const GlyphWidths& widths) {
    const bool all_ascii =
        choice == GlyphChoice::ascii || (choice == GlyphChoice::automatic && !shows_emoji(widths));
    for (const Look& look : all_glyphs()) {
        Form& form = forms_[index_of(look.glyph)];
        if (all_ascii) {
            form = ascii_form(look);
        } else if (look.is_pair()) {
            form = pair_form(look, choice, widths);
        } else {
            form = emoji_form(look, choice, widths);
        }
    }
}

bool GlyphSet::looks_like(const GlyphSet& other) const {
    return std::ranges::equal(forms_, other.forms_, {}, seen, seen);
}

}  // namespace rogue
