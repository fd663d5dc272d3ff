#pragma once

#include "rogue/base/glyph.hpp"

namespace rogue::glyph {

// Names for the glyphs of the dungeon crawl and of the world.

inline constexpr Glyph kPlayer = kPlayerGlyph;
inline constexpr Glyph kWall{'#'};
inline constexpr Glyph kFloor{'.'};
inline constexpr Glyph kStairsDown{'>'};
inline constexpr Glyph kStairsUp{'<'};
inline constexpr Glyph kFountain{'{'};
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
inline constexpr Glyph kWater{'~'};
inline constexpr Glyph kDoor{'\''};
inline constexpr Glyph kLockedDoor{'+'};
inline constexpr Glyph kVaultDoor{'='};
inline constexpr Glyph kSealedDoor{'|'};
inline constexpr Glyph kStone{'&'};
inline constexpr Glyph kHearth{'^'};
inline constexpr Glyph kKey{'('};
inline constexpr Glyph kBrand{'%'};
inline constexpr Glyph kPlate{'_'};
inline constexpr Glyph kGift{'$'};

}  // namespace rogue::glyph
