#include "rogue/world/glyphs.hpp"

#include <algorithm>
#include <array>

#include "rogue/world/screens/screens.hpp"
#include "terrain_looks.hpp"

namespace rogue::world {
namespace {

consteval GlyphRow row(Glyph glyph, std::string_view emoji, std::string_view ascii) {
    return {glyph, emoji, ascii};
}

consteval GlyphRow row(Terrain terrain, std::string_view emoji, std::string_view ascii) {
    const TerrainLook& look = look_of(terrain);
    return {look.glyph, emoji, ascii, look.remembered};
}

constexpr std::array kRows{
    row(Terrain::water, "\u2248\u2248", "~~"),  // almost equal to
    row(Terrain::door, "''", "''"),
    row(Terrain::locked_door, "++", "++"),
    row(Terrain::vault_door, "==", "=="),
    row(Terrain::stone, "\U0001F5FF", "& "),   // moyai
    row(Terrain::hearth, "\U0001F3E0", "^ "),  // house
    row(glyph::kKey, "\U0001F511", "( "),
    row(glyph::kBrand, "\U0001F3EE", "% "),  // red paper lantern
};
static_assert(std::ranges::all_of(kRows, &GlyphRow::is_whole));

}  // namespace

std::span<const GlyphRow> glyphs() {
    return kRows;
}

}  // namespace rogue::world
