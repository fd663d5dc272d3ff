#include "rogue/ui/glyph_set.hpp"

#include <algorithm>
#include <vector>

#include "rogue/ui/game_kind.hpp"

namespace rogue {
namespace {

using Form = GlyphSet::Form;

std::vector<GlyphRow> joined() {
    std::vector<GlyphRow> rows;
    for (const GameKind* game : games()) {
        const std::span<const GlyphRow> own = game->glyphs();
        rows.insert(rows.end(), own.begin(), own.end());
    }
    return rows;
}

std::array<const GlyphRow*, kGlyphLimit> by_glyph() {
    std::array<const GlyphRow*, kGlyphLimit> rows{};
    for (const GlyphRow& row : all_glyphs()) {
        rows[index_of(row.glyph())] = &row;
    }
    return rows;
}

Form ascii_form(const GlyphRow& row) {
    return {row.ascii, true};
}

// Draws two equal characters. East Asian terminals may draw each two cells wide; one fills the
// tile.
Form pair_form(const GlyphRow& row, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[row.glyph()];
    if (width == 2) {
        return {row.measured_part(), true};
    }
    if (!width && widths.may_double_pairs && choice == GlyphChoice::automatic) {
        return ascii_form(row);
    }
    const bool plain = row.emoji == row.ascii;
    return {row.emoji, plain || width == 1};
}

Form emoji_form(const GlyphRow& row, GlyphChoice choice, const GlyphWidths& widths) {
    const std::optional<int> width = widths[row.glyph()];
    if (row.emoji == kDagger && widths.dagger_shifts) {
        return ascii_form(row);
    }
    if (width == 2) {
        return {row.emoji, true};
    }
    if (row.emoji == kDagger && width && widths.bare_dagger == 2) {
        return {kBareDagger, true};
    }
    if (row.emoji == kDagger && width == 1) {
        return {kNarrowDagger, true};
    }
    return width && choice == GlyphChoice::automatic ? ascii_form(row) : Form{row.emoji, false};
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

std::span<const GlyphRow> all_glyphs() {
    static const std::vector<GlyphRow> rows = joined();
    return rows;
}

const GlyphRow& row_of(Glyph glyph) {
    static const std::array<const GlyphRow*, kGlyphLimit> rows = by_glyph();
    return *rows[index_of(glyph)];
}

GlyphSet::GlyphSet(GlyphChoice choice, const GlyphWidths& widths) {
    const bool all_ascii =
        choice == GlyphChoice::ascii || (choice == GlyphChoice::automatic && !shows_emoji(widths));
    for (const GlyphRow& row : all_glyphs()) {
        Form& form = forms_[index_of(row.glyph())];
        if (all_ascii) {
            form = ascii_form(row);
        } else if (row.is_pair()) {
            form = pair_form(row, choice, widths);
        } else {
            form = emoji_form(row, choice, widths);
        }
    }
}

bool GlyphSet::looks_like(const GlyphSet& other) const {
    return std::ranges::equal(forms_, other.forms_, {}, seen, seen);
}

}  // namespace rogue
