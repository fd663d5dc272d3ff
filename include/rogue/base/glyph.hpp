#pragma once

#include <cstddef>
#include <cstdint>

#include "rogue/base/color.hpp"

namespace rogue {

/// What can be drawn on a map tile, by identity. The display decides how a terminal shows it.
enum class Glyph : std::uint8_t {
    wall,
    floor,
    stairs_down,
    stairs_up,
    fountain,
    player,
    rat,
    goblin,
    orc,
    troll,
    wraith,
    dread_knight,
    potion,
    weapon,
    wand,
    fireball,
    water,
    door,
    locked_door,
    vault_door,
    stone,
    hearth,
    key,
    brand,
    count,  ///< The number of glyphs; not a glyph itself.
};

constexpr std::size_t kGlyphCount = static_cast<std::size_t>(Glyph::count);

/// A glyph in its colour: how a thing looks.
struct Appearance {
    Glyph glyph;
    Color color;

    friend constexpr bool operator==(Appearance, Appearance) = default;
};

}  // namespace rogue
