#pragma once

#include "rogue/base/glyph.hpp"

namespace rogue::glyph {

// Names for glyphs of the dungeon crawl and of the world.

inline constexpr Glyph kPlayer = kPlayerGlyph;
inline constexpr Glyph kWall{'#'};
inline constexpr Glyph kFloor{'.'};
inline constexpr Glyph kStairsDown{'>'};
inline constexpr Glyph kStairsUp{'<'};
inline constexpr Glyph kFountain{'{'};
inline constexpr Glyph kRat{'r'};
inline constexpr Glyph kOrc{'o'};
inline constexpr Glyph kTroll{'T'};
inline constexpr Glyph kPotion{'!'};
inline constexpr Glyph kWeapon{')'};
inline constexpr Glyph kWand{'/'};
inline constexpr Glyph kFireball{'*'};
inline constexpr Glyph kHearth{'^'};

}  // namespace rogue::glyph
