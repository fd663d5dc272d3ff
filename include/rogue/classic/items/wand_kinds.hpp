#pragma once

#include <array>
#include <string_view>

#include "rogue/classic/glyphs.hpp"

namespace rogue {

/// What all wands of a kind have in common.
struct WandKind {
    std::string_view name;       ///< Also the name of the bolt that it fires.
    Appearance appearance;       ///< How the wand looks.
    Appearance bolt;             ///< How the bolt looks. Its messages have this colour too.
    std::string_view kill_verb;  ///< "You `kill_verb` the rat `remains`!"
    std::string_view remains;
    int damage;  ///< If found on depth 1; it grows with depth.
    int range;   ///< In tiles.
};

/// All kinds. Each is as likely to be found as any other.
inline constexpr auto kWandKinds = std::to_array<WandKind>({
    {.name = "fireball",
     .appearance = {glyph::kWand, Color::magenta},
     .bolt = {glyph::kFireball, Color::red},
     .kill_verb = "burn",
     .remains = "to ash",
     .damage = 8,
     .range = 6},
});

}  // namespace rogue
