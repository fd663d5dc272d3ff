#pragma once

#include "rogue/classic/glyphs.hpp"

namespace rogue::glyph {

// The glyphs of the world that the dungeon crawl lacks.

inline constexpr Glyph kWater{'~'};
inline constexpr Glyph kDoor{'\''};
inline constexpr Glyph kLockedDoor{'+'};
inline constexpr Glyph kVaultDoor{'='};
inline constexpr Glyph kStone{'&'};
inline constexpr Glyph kHearth{'^'};
inline constexpr Glyph kKey{'('};
inline constexpr Glyph kBrand{'%'};

}  // namespace rogue::glyph
