#include "rogue/classic/glyphs.hpp"

#include <algorithm>
#include <array>

#include "rogue/classic/map/tile.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {
namespace {

consteval GlyphRow row(Glyph glyph, std::string_view emoji, std::string_view ascii) {
    return {glyph, emoji, ascii};
}

consteval GlyphRow row(Terrain terrain, std::string_view emoji, std::string_view ascii) {
    const TerrainLook& look = look_of(terrain);
    return {look.glyph, emoji, ascii, look.remembered};
}

constexpr std::array kRows{
    row(Terrain::wall, "\u2588\u2588", "##"),   // full block
    row(Terrain::floor, "\u00B7\u00B7", ".."),  // middle dot
    row(Terrain::stairs_down, ">>", ">>"),        row(Terrain::stairs_up, "<<", "<<"),
    row(Terrain::fountain, "\u26F2", "{ "),       row(glyph::kPlayer, "\U0001F9D9", "@ "),  // mage
    row(glyph::kRat, "\U0001F400", "r "),         row(glyph::kGoblin, "\U0001F47A", "g "),
    row(glyph::kOrc, "\U0001F479", "o "),                                                   // ogre
    row(glyph::kTroll, "\U0001F9CC", "T "),       row(glyph::kWraith, "\U0001F47B", "W "),  // ghost
    row(glyph::kDreadKnight, "\U0001F480", "L "),                                           // skull
    row(glyph::kPotion, "\U0001F9EA", "! "),  // test tube
    row(glyph::kWeapon, kDagger, ") "),           row(glyph::kWand, "\U0001FA84", "/ "),
    row(glyph::kFireball, "\U0001F525", "* "),
};

static_assert(std::ranges::all_of(kRows, &GlyphRow::is_whole));

}  // namespace

std::span<const GlyphRow> classic_glyphs() {
    return kRows;
}

}  // namespace rogue
