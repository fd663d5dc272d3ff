#pragma once

#include <array>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// The UTF-8 bytes of a glyph: one emoji meant to be two cells wide, or a pair of characters.
constexpr std::string_view emoji(Glyph glyph) {
    constexpr std::array<std::string_view, kGlyphCount> kEmoji{
        "\u2588\u2588",      // wall: full block
        "\u00B7\u00B7",      // floor: middle dot
        ">>",                // stairs down
        "<<",                // stairs up
        "\u26F2",            // fountain
        "\U0001F9D9",        // player: mage
        "\U0001F400",        // rat
        "\U0001F47A",        // goblin
        "\U0001F479",        // orc: ogre
        "\U0001F9CC",        // troll
        "\U0001F47B",        // wraith: ghost
        "\U0001F480",        // dread knight: skull
        "\U0001F9EA",        // potion: test tube
        "\U0001F5E1\uFE0F",  // weapon: dagger, asked to be an emoji by its variation selector
        "\U0001FA84",        // wand
        "\U0001F525",        // fireball
    };
    return kEmoji[static_cast<std::size_t>(glyph)];
}

/// Whether the glyph is a single emoji, of whose width terminals have different opinions, and not
/// a pair of characters one cell wide.
constexpr bool is_emoji(Glyph glyph) {
    return glyph >= Glyph::fountain;
}

}  // namespace rogue
