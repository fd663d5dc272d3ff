#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/ui/awaited.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/help_parts.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/world/rules/display.hpp"

namespace rogue::world {

// The screens of the world's game. Each compose() draws on a blank frame. The pack's screen is that
// of the dungeon crawl.

/// The cells around the player, two cells of the frame each, with the sidebar to the right and the
/// newest messages below.
void compose(Frame& frame, const MapView& view);

/// The tiles that were visited, around the player's, and where the hearth and known brands are.
void compose(Frame& frame, const ChartView& view);

void compose(Frame& frame, const PackView& view);

/// What the screens wait for.
constexpr Awaited awaited(const MapView& view) {
    return view.prompt ? Awaited::kDirection : Awaited::kCommand;
}
constexpr Awaited awaited(const ChartView&) {
    return Awaited::kReading;
}
constexpr Awaited awaited(const PackView&) {
    return Awaited::kLetter;
}

/// The tile of the map's screen in which the player always stands.
inline constexpr Point kMiddle{15, 9};

/// How the map is told in words.
extern const MapReading kMap;

/// What a screen other than the map says: of the chart, where the hearth and known brands lie and
/// which tiles beside the player's were visited.
std::string words(const Frame& frame);

/// The glyphs that the game brings.
std::span<const GlyphRow> glyphs();

/// The game's own keys, but for those that move.
std::span<const KeyLine> commands();

/// The keys, and what there is to be seen.
struct Help {
    std::string_view moving_letters;  ///< Those that move as the arrows do; or empty.
};

void compose(Frame& frame, const Help& help);

/// What the player has been told of the story.
struct Story {
    std::size_t stones;  ///< How many were read.
    std::size_t brands;  ///< How many have come home.
};

void compose(Frame& frame, const Story& story);

}  // namespace rogue::world
