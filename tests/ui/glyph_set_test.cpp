#include "rogue/ui/glyph_set.hpp"

#include <array>
#include <string>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

struct Row {
    Glyph glyph;
    std::string_view bytes;
    bool emoji;
};

// The bytes are written out: U+2588, U+00B7, U+26F2, U+1F9D9 and so on in UTF-8.
constexpr std::array<Row, 16> kTable{{
    {Glyph::wall, "\xE2\x96\x88\xE2\x96\x88", false},
    {Glyph::floor, "\xC2\xB7\xC2\xB7", false},
    {Glyph::stairs_down, ">>", false},
    {Glyph::stairs_up, "<<", false},
    {Glyph::fountain, "\xE2\x9B\xB2", true},
    {Glyph::player, "\xF0\x9F\xA7\x99", true},
    {Glyph::rat, "\xF0\x9F\x90\x80", true},
    {Glyph::goblin, "\xF0\x9F\x91\xBA", true},
    {Glyph::orc, "\xF0\x9F\x91\xB9", true},
    {Glyph::troll, "\xF0\x9F\xA7\x8C", true},
    {Glyph::wraith, "\xF0\x9F\x91\xBB", true},
    {Glyph::dread_knight, "\xF0\x9F\x92\x80", true},
    {Glyph::potion, "\xF0\x9F\xA7\xAA", true},
    {Glyph::weapon, "\xF0\x9F\x97\xA1\xEF\xB8\x8F", true},
    {Glyph::wand, "\xF0\x9F\xAA\x84", true},
    {Glyph::fireball, "\xF0\x9F\x94\xA5", true},
}};

TEST("every glyph has the bytes of the table") {
    static_assert(kTable.size() == kGlyphCount);
    for (const Row& row : kTable) {
        const check::Context context("glyph " + std::to_string(static_cast<int>(row.glyph)));
        CHECK_EQ(emoji(row.glyph), row.bytes);
        CHECK_EQ(is_emoji(row.glyph), row.emoji);
    }
}

}  // namespace
}  // namespace rogue::test
