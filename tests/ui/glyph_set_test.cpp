#include "rogue/ui/glyph_set.hpp"

#include <array>
#include <string>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

// How the games draw each glyph, and how it looks in ASCII. The bytes are
// written out: U+2588, U+00B7, U+26F2, U+1F9D9 and so on in UTF-8.
constexpr auto kTable = std::to_array<GlyphRow>({
    {Glyph::wall, "\xE2\x96\x88\xE2\x96\x88", "##"},
    {Glyph::floor, "\xC2\xB7\xC2\xB7", ".."},
    {Glyph::stairs_down, ">>", ">>"},
    {Glyph::stairs_up, "<<", "<<"},
    {Glyph::fountain, "\xE2\x9B\xB2", "{ "},
    {Glyph::player, "\xF0\x9F\xA7\x99", "@ "},
    {Glyph::rat, "\xF0\x9F\x90\x80", "r "},
    {Glyph::goblin, "\xF0\x9F\x91\xBA", "g "},
    {Glyph::orc, "\xF0\x9F\x91\xB9", "o "},
    {Glyph::troll, "\xF0\x9F\xA7\x8C", "T "},
    {Glyph::wraith, "\xF0\x9F\x91\xBB", "W "},
    {Glyph::dread_knight, "\xF0\x9F\x92\x80", "L "},
    {Glyph::potion, "\xF0\x9F\xA7\xAA", "! "},
    {Glyph::weapon, "\xF0\x9F\x97\xA1\xEF\xB8\x8F", ") "},
    {Glyph::wand, "\xF0\x9F\xAA\x84", "/ "},
    {Glyph::fireball, "\xF0\x9F\x94\xA5", "* "},
    {Glyph::water, "\xE2\x89\x88\xE2\x89\x88", "~~"},
    {Glyph::door, "''", "''"},
    {Glyph::locked_door, "++", "++"},
    {Glyph::vault_door, "==", "=="},
    {Glyph::stone, "\xF0\x9F\x97\xBF", "& "},
    {Glyph::hearth, "\xF0\x9F\x8F\xA0", "^ "},
    {Glyph::key, "\xF0\x9F\x94\x91", "( "},
    {Glyph::brand, "\xF0\x9F\x8F\xAE", "% "},
});

constexpr GlyphWidths kUnknown{};

GlyphWidths all_of_width(int width) {
    GlyphWidths widths;
    widths.of.fill(width);
    return widths;
}

// The widths on most terminals: emoji take two cells, blocks, dots and waves take one.
GlyphWidths usual() {
    GlyphWidths widths = all_of_width(2);
    for (const GlyphRow& row : kGlyphRows) {
        if (measured_part(row.glyph) != row.emoji) {
            widths.of[static_cast<std::size_t>(row.glyph)] = 1;
        }
    }
    return widths;
}

GlyphWidths with(GlyphWidths widths, Glyph glyph, int width) {
    widths.of[static_cast<std::size_t>(glyph)] = width;
    return widths;
}

void check_all(const GlyphSet& set, std::string_view GlyphRow::*bytes, bool exact) {
    for (const GlyphRow& row : kGlyphRows) {
        const check::Context context("glyph " + std::string(row.ascii));
        CHECK_EQ(set[row.glyph].bytes, row.*bytes);
        CHECK_EQ(set[row.glyph].exact, exact || row.emoji == row.ascii);
    }
}

TEST("every glyph of the table has its bytes") {
    for (const GlyphRow& row : kTable) {
        const check::Context context("glyph " + std::string(row.ascii));
        CHECK_EQ(emoji(row.glyph), row.emoji);
        CHECK_EQ(ascii(row.glyph), row.ascii);
    }
}

TEST("a terminal that has not answered gets emoji, and no width is relied on") {
    check_all(GlyphSet(GlyphChoice::automatic, kUnknown), &GlyphRow::emoji, false);
}

TEST("a terminal of the usual widths gets emoji, exactly") {
    check_all(GlyphSet(GlyphChoice::automatic, usual()), &GlyphRow::emoji, true);
}

TEST("ASCII on request is ASCII whatever was measured") {
    check_all(GlyphSet(GlyphChoice::ascii, usual()), &GlyphRow::ascii, true);
    check_all(GlyphSet(GlyphChoice::ascii, kUnknown), &GlyphRow::ascii, true);
}

TEST("if the player's emoji does not have its width, everything is ASCII") {
    for (const int width : {0, 1, 3, 4}) {
        const GlyphWidths widths = with(usual(), Glyph::player, width);
        check_all(GlyphSet(GlyphChoice::automatic, widths), &GlyphRow::ascii, true);
    }
}

TEST("only an emoji of another width is replaced") {
    const GlyphSet set(GlyphChoice::automatic, with(usual(), Glyph::troll, 1));
    CHECK_EQ(set[Glyph::troll].bytes, "T ");
    CHECK(set[Glyph::troll].exact);
    CHECK_EQ(set[Glyph::orc].bytes, emoji(Glyph::orc));
}

TEST("emoji on request stay emoji, drawn with care where their width is another") {
    const GlyphSet set(GlyphChoice::emoji, with(usual(), Glyph::troll, 1));
    CHECK_EQ(set[Glyph::troll].bytes, emoji(Glyph::troll));
    CHECK(!set[Glyph::troll].exact);
    CHECK(set[Glyph::orc].exact);
}

TEST("a dagger that is wide without its selector goes without") {
    GlyphWidths widths = with(usual(), Glyph::weapon, 3);
    widths.bare_dagger = 2;
    const GlyphSet::Form form = GlyphSet(GlyphChoice::automatic, widths)[Glyph::weapon];
    CHECK_EQ(form.bytes, "\xF0\x9F\x97\xA1");
    CHECK(form.exact);
}

TEST("a dagger that is narrow either way is an emoji and a blank") {
    GlyphWidths widths = with(usual(), Glyph::weapon, 1);
    widths.bare_dagger = 1;
    for (const GlyphChoice choice : {GlyphChoice::automatic, GlyphChoice::emoji}) {
        const GlyphSet::Form form = GlyphSet(choice, widths)[Glyph::weapon];
        CHECK_EQ(form.bytes, "\xF0\x9F\x97\xA1\xEF\xB8\x8F ");
        CHECK(form.exact);
    }
}

TEST("a dagger of an odd width is ASCII") {
    for (const int width : {0, 3, 4}) {
        GlyphWidths widths = with(usual(), Glyph::weapon, width);
        widths.bare_dagger = 1;
        CHECK_EQ(GlyphSet(GlyphChoice::automatic, widths)[Glyph::weapon].bytes, ") ");
    }
}

TEST("blocks and dots that may be four cells a tile are ASCII until they are measured") {
    GlyphWidths unknown;
    unknown.may_double_pairs = true;
    const GlyphSet safe(GlyphChoice::automatic, unknown);
    CHECK_EQ(safe[Glyph::wall].bytes, "##");
    CHECK_EQ(safe[Glyph::floor].bytes, "..");
    CHECK_EQ(safe[Glyph::stairs_down].bytes, ">>");
    CHECK_EQ(safe[Glyph::player].bytes, emoji(Glyph::player));
    CHECK_EQ(GlyphSet(GlyphChoice::emoji, unknown)[Glyph::wall].bytes, emoji(Glyph::wall));
    GlyphWidths measured = usual();
    measured.may_double_pairs = true;
    CHECK_EQ(GlyphSet(GlyphChoice::automatic, measured)[Glyph::wall].bytes, emoji(Glyph::wall));
}

TEST("sketches are one character of the stand-in in ASCII") {
    for (const GlyphRow& row : kGlyphRows) {
        CHECK_EQ(sketch(row.glyph), std::string(1, row.ascii.front()) + " ");
    }
}

TEST("a block or dot that is two cells wide stands once on its tile") {
    const GlyphSet set(GlyphChoice::automatic,
                       with(with(usual(), Glyph::wall, 2), Glyph::floor, 2));
    CHECK_EQ(set[Glyph::wall].bytes, "\xE2\x96\x88");
    CHECK_EQ(set[Glyph::floor].bytes, "\xC2\xB7");
    CHECK(set[Glyph::wall].exact && set[Glyph::floor].exact);
}

TEST("sets look alike whether or not their widths are known") {
    const GlyphSet unknown(GlyphChoice::automatic, kUnknown);
    CHECK(unknown.looks_like(GlyphSet(GlyphChoice::automatic, usual())));
    CHECK(unknown.looks_like(GlyphSet(GlyphChoice::automatic, with(usual(), Glyph::weapon, 1))));
    CHECK(!unknown.looks_like(GlyphSet(GlyphChoice::ascii, kUnknown)));
    CHECK(!unknown.looks_like(GlyphSet(GlyphChoice::automatic, with(usual(), Glyph::wand, 1))));
}

}  // namespace
}  // namespace rogue::test
