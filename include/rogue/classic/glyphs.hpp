#pragma once

#include "rogue/base/glyph.hpp"

namespace rogue::glyph {

// The glyphs of the dungeon crawl.

inline constexpr Glyph kWall{'#'};
inline constexpr Glyph kFloor{'.'};
inline constexpr Glyph kStairsDown{'>'};
inline constexpr Glyph kStairsUp{'<'};
inline constexpr Glyph kFountain{'{'};
inline constexpr Glyph kPlayer = kPlayerGlyph;
inline constexpr Glyph kRat{'r'};
inline constexpr Glyph kGoblin{'g'};
inline constexpr Glyph kOrc{'o'};
inline constexpr Glyph kTroll{'T'};
inline constexpr Glyph kWraith{'W'};
inline constexpr Glyph kDreadKnight{'L'};
inline constexpr Glyph kPotion{'!'};
inline constexpr Glyph kWeapon{')'};
inline constexpr Glyph kWand{'/'};
inline constexpr Glyph kFireball{'*'};

}  // namespace rogue::glyph
