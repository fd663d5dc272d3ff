#include "rogue/ui/glyph_set.hpp"

#include <array>
#include <string>

#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "world/screens/screens.hpp"

namespace rogue::test {

namespace {

// How the games draw each glyph, and how it looks in ASCII. The bytes are written out: U+2588,
// U+00B7, U+26F2, U+1F9D9 and so on in UTF-8.
struct Row {
    std::string_view emoji;
    std::string_view ascii;
};
constexpr auto kTable = std::to_array<Row>({
    {"\xE2\x96\x88\xE2\x96\x88", "##"},
    {"\xC2\xB7\xC2\xB7", ".."},
    {">>", ">>"},
    {"<<", "<<"},
    {"\xE2\x9B\xB2", "{ "},
    {"\xF0\x9F\xA7\x99", "@ "},
    {"\xF0\x9F\x90\x80", "r "},
    {"\xF0\x9F\x91\xBA", "g "},
    {"\xF0\x9F\x91\xB9", "o "},
    {"\xF0\x9F\xA7\x8C", "T "},
    {"\xF0\x9F\x91\xBB", "W "},
    {"\xF0\x9F\x92\x80", "L "},
    {"\xF0\x9F\xA7\xAA", "! "},
    {"\xF0\x9F\x97\xA1\xEF\xB8\x8F", ") "},
    {"\xF0\x9F\xAA\x84", "/ "},
    {"\xF0\x9F\x94\xA5", "* "},
    {"\xE2\x89\x88\xE2\x89\x88", "~~"},
    {"''", "''"},
    {"++", "++"},
    {"==", "=="},
    {"\xF0\x9F\x97\xBF", "& "},
    {"\xF0\x9F\x8F\xA0", "^ "},
    {"\xF0\x9F\x94\x91", "( "},
    {"\xF0\x9F\x8F\xAE", "% "},
});

const GlyphWidths kUnknown{};

GlyphWidths all_of_width(int width) {
    GlyphWidths widths;
    for (const Look& look : all_glyphs()) {
        widths.of[look.measured_part()] = width;
    }
    return widths;
}

// The widths on most terminals: emoji take two cells, blocks, dots and waves take one.
GlyphWidths usual() {
    GlyphWidths widths = all_of_width(2);
    for (const Look& row : all_glyphs()) {
        if (row.is_pair()) {
            widths.of[row.measured_part()] = 1;
        }
    }
    return widths;
}

GlyphWidths with(GlyphWidths widths, Glyph glyph, int width) {
    widths.of[look_of(glyph).measured_part()] = width;
    return widths;
}

void check_all(const GlyphSet& set, std::string_view Look::*bytes, bool exact) {
    for (const Look& row : all_glyphs()) {
        const check::Context context("glyph " + std::string(row.ascii));
        CHECK_EQ(set[row].bytes, row.*bytes);
        CHECK_EQ(set[row].exact, exact || row.emoji == row.ascii);
    }
}

TEST("every glyph of the table has its bytes") {
    for (const auto& [drawn, in_ascii] : kTable) {
        const check::Context context("glyph " + std::string(in_ascii));
        CHECK_EQ(emoji(Glyph{in_ascii.front()}), drawn);
        CHECK_EQ(ascii(Glyph{in_ascii.front()}), in_ascii);
    }
}

TEST("a terminal that has not answered gets emoji, and no width is relied on") {
    check_all(GlyphSet(GlyphChoice::automatic, kUnknown), &Look::emoji, false);
}

TEST("a terminal of the usual widths gets emoji, exactly") {
    check_all(GlyphSet(GlyphChoice::automatic, usual()), &Look::emoji, true);
}

TEST("ASCII on request is ASCII whatever was measured") {
    check_all(GlyphSet(GlyphChoice::ascii, usual()), &Look::ascii, true);
    check_all(GlyphSet(GlyphChoice::ascii, kUnknown), &Look::ascii, true);
}

TEST("if the player's emoji does not have its width, everything is ASCII") {
    for (const int width : {0, 1, 3, 4}) {
        const GlyphWidths widths = with(usual(), glyph::kPlayer, width);
        check_all(GlyphSet(GlyphChoice::automatic, widths), &Look::ascii, true);
    }
}

TEST("only an emoji of another width is replaced") {
    const GlyphSet set(GlyphChoice::automatic, with(usual(), glyph::kTroll, 1));
    CHECK_EQ(set[look_of(glyph::kTroll)].bytes, "T ");
    CHECK(set[look_of(glyph::kTroll)].exact);
    CHECK_EQ(set[look_of(glyph::kOrc)].bytes, emoji(glyph::kOrc));
}

TEST("emoji on request stay emoji, drawn with care where their width is another") {
    const GlyphSet set(GlyphChoice::emoji, with(usual(), glyph::kTroll, 1));
    CHECK_EQ(set[look_of(glyph::kTroll)].bytes, emoji(glyph::kTroll));
    CHECK(!set[look_of(glyph::kTroll)].exact);
    CHECK(set[look_of(glyph::kOrc)].exact);
}

TEST("a dagger that is wide without its selector goes without") {
    GlyphWidths widths = with(usual(), glyph::kWeapon, 3);
    widths.of[kBareDagger] = 2;
    const GlyphSet::Form form = GlyphSet(GlyphChoice::automatic, widths)[look_of(glyph::kWeapon)];
    CHECK_EQ(form.bytes, "\xF0\x9F\x97\xA1");
    CHECK(form.exact);
}

TEST("a dagger that is narrow either way is an emoji and a blank") {
    GlyphWidths widths = with(usual(), glyph::kWeapon, 1);
    widths.of[kBareDagger] = 1;
    for (const GlyphChoice choice : {GlyphChoice::automatic, GlyphChoice::emoji}) {
        const GlyphSet::Form form = GlyphSet(choice, widths)[look_of(glyph::kWeapon)];
        CHECK_EQ(form.bytes, "\xF0\x9F\x97\xA1\xEF\xB8\x8F ");
        CHECK(form.exact);
    }
}

TEST(
    "behind a multiplexer an emoji of contested width is ASCII, whatever was measured and chosen") {
    for (const Glyph contested : {glyph::kWeapon, glyph::kWand, glyph::kTroll}) {
        for (const std::optional<int> width : {std::optional<int>(), {1}, {2}}) {
            GlyphWidths widths = usual();
            widths.of.erase(look_of(contested).measured_part());
            if (width) {
                widths = with(widths, contested, *width);
            }
            widths.may_differ_outside = true;
            CHECK_EQ(GlyphSet(GlyphChoice::emoji, widths)[look_of(contested)].bytes,
                     ascii(contested));
        }
    }
}

TEST("behind a multiplexer blocks that may be wide outside are ASCII, whatever was measured") {
    for (const int width : {1, 2}) {
        GlyphWidths widths = with(usual(), glyph::kWall, width);
        widths.may_double_pairs = true;
        widths.may_differ_outside = true;
        CHECK_EQ(GlyphSet(GlyphChoice::automatic, widths)[look_of(glyph::kWall)].bytes, "##");
    }
}

TEST("a dagger of an odd width is ASCII") {
    for (const int width : {0, 3, 4}) {
        GlyphWidths widths = with(usual(), glyph::kWeapon, width);
        widths.of[kBareDagger] = 1;
        CHECK_EQ(GlyphSet(GlyphChoice::automatic, widths)[look_of(glyph::kWeapon)].bytes, ") ");
    }
}

TEST("blocks and dots that may be four cells a tile are ASCII until they are measured") {
    GlyphWidths unknown;
    unknown.may_double_pairs = true;
    const GlyphSet safe(GlyphChoice::automatic, unknown);
    CHECK_EQ(safe[look_of(glyph::kWall)].bytes, "##");
    CHECK_EQ(safe[look_of(glyph::kFloor)].bytes, "..");
    CHECK_EQ(safe[look_of(glyph::kStairsDown)].bytes, ">>");
    CHECK_EQ(safe[look_of(glyph::kPlayer)].bytes, emoji(glyph::kPlayer));
    CHECK_EQ(GlyphSet(GlyphChoice::emoji, unknown)[look_of(glyph::kWall)].bytes,
             emoji(glyph::kWall));
    GlyphWidths measured = usual();
    measured.may_double_pairs = true;
    CHECK_EQ(GlyphSet(GlyphChoice::automatic, measured)[look_of(glyph::kWall)].bytes,
             emoji(glyph::kWall));
}

TEST("sketches are one character of the stand-in in ASCII") {
    for (const Look& row : all_glyphs()) {
        CHECK_EQ(std::string(row.sketch.begin(), row.sketch.end()),
                 std::string(1, row.ascii.front()) + " ");
    }
}

TEST("a block or dot that is two cells wide stands once on its tile") {
    const GlyphSet set(GlyphChoice::automatic,
                       with(with(usual(), glyph::kWall, 2), glyph::kFloor, 2));
    CHECK_EQ(set[look_of(glyph::kWall)].bytes, "\xE2\x96\x88");
    CHECK_EQ(set[look_of(glyph::kFloor)].bytes, "\xC2\xB7");
    CHECK(set[look_of(glyph::kWall)].exact && set[look_of(glyph::kFloor)].exact);
}

TEST("sets look alike whether or not their widths are known") {
    const GlyphSet unknown(GlyphChoice::automatic, kUnknown);
    CHECK(unknown.looks_like(GlyphSet(GlyphChoice::automatic, usual()), looks_of_both()));
    CHECK(unknown.looks_like(GlyphSet(GlyphChoice::automatic, with(usual(), glyph::kWeapon, 1)),
                             looks_of_both()));
    CHECK(!unknown.looks_like(GlyphSet(GlyphChoice::ascii, kUnknown), looks_of_both()));
    CHECK(!unknown.looks_like(GlyphSet(GlyphChoice::automatic, with(usual(), glyph::kWand, 1)),
                              looks_of_both()));
}

}  // namespace
}  // namespace rogue::test
