#pragma once

#include <span>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"
#include "rogue/classic/game/display.hpp"
#include "rogue/ui/awaited.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/help_parts.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

// The screens of the dungeon crawl. Each compose() draws on a blank frame.

/// The map, two cells a tile, with the sidebar to its right and the newest messages below.
void compose(Frame& frame, const MapView& view);

void compose(Frame& frame, const PackView& view);

/// What the screens wait for.
constexpr Awaited awaited(const MapView& view) {
    return view.prompt ? Awaited::kDirection : Awaited::kCommand;
}
constexpr Awaited awaited(const PackView&) {
    return Awaited::kLetter;
}

/// How to tell the map in words.
extern const MapReading kClassicMap;

/// What a tile shows that is no terrain: the player, a monster or an item.
Seen somebody_or_item(const Cell& cell);

/// What a player can know of a monster of that name, or nothing.
std::string_view note_of_monster(std::string_view name);

/// The game's glyphs.
std::span<const GlyphRow> classic_glyphs();

/// The game's own keys, without those that move.
std::span<const KeyLine> classic_commands();

/// The help: the keys, and what the signs on the map mean.
struct ClassicHelp {
    std::string_view moving_letters;  ///< Those that move as the arrows do, or none.
};

void compose(Frame& frame, const ClassicHelp& help);

}  // namespace rogue
