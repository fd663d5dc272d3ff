#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/classic/entities/item_use.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue::classic {

// The parts of a screen with a map of two cells a tile and a sidebar to its right.

/// The first column of the sidebar.
constexpr int kSidebarColumn = 60;

inline void put_on_tile(Frame& frame, Point tile, Appearance appearance) {
    frame.put_glyph(2 * tile.x, tile.y, appearance);
}

/// Draws the player, with the cursor.
inline void put_on_tile(Frame& frame, Point tile, const Player& player) {
    put_on_tile(frame, tile, {kPlayerGlyph, player.color()});
    frame.put_cursor(2 * tile.x, tile.y);
}

/// Returns rows 1 to 5 of the sidebar, about how the player is doing, and 15 to 17, about what is
/// in use. `whereabouts` is the line that says how far the player has come.
std::vector<StatusLine> status_of(std::string_view whereabouts, const Player& player,
                                  const Tally& tally);

/// Draws the sidebar: these lines, and from `keys_row` on the keys. A line is indented by one
/// column, unless it needs all 20.
void draw_sidebar(Frame& frame, std::span<const StatusLine> status, int keys_row,
                  std::span<const std::string_view> keys);

/// Returns the flashes that show a bolt.
std::vector<Flash> flashes_of(const Flight& flight);

// The screens of the dungeon crawl. Each compose() draws on a blank frame.

/// Draws the map, with the sidebar to its right and the newest messages below.
void compose(Frame& frame, const MapView& view);

/// Where that screen tells its keys.
inline constexpr int kPackKeysRow = 1;

void compose(Frame& frame, const PackView& view);

/// Return what the screens wait for.
constexpr Prompt awaited(const MapView& view) {
    return view.prompt ? Prompt::direction : Prompt::command;
}
constexpr Prompt awaited(const PackView&) {
    return Prompt::letter;
}

/// The place of the map on the screen, what the player sees there, and how the player is doing.
extern const MapLayout kMap;
SeenMap seen_map_of(const MapView& view);
std::vector<StatusLine> status_of(const MapView& view);

/// Returns what x tells of whatever is at that place of the level.
Note note_at(const MapView& map, Point place);

/// Returns what x tells of a monster with that attack on the player.
Note note_of(const Monster& monster, int attack);

/// Returns how far away the monster is for the readied wand, as in
/// `; in range of the wand, 6 steps away`, or an empty string if its bolt would not meet the
/// monster. The bolt flies over free tiles alone.
std::string range_to(const Player& player, Point monster,
                     const std::function<bool(Point)>& is_free);

/// Returns whom the readied wand would strike in each direction, and who stands too far away, as in
/// `Reach 6: rat, 3 east. Too far: dread knight, 7 west.` The bolt flies over free tiles alone.
std::string targets_of(const Player& player, const SeenMap& seen,
                       const std::function<bool(Point)>& is_free);

/// Returns what x tells of a weapon, compared with the player's; nothing for other items.
Note note_of(const Item& item, const Player& player);

/// Returns all looks of the game.
extern const GlyphTable kGlyphs;

/// The game's own keys, without the arrows.
inline constexpr auto kCommandLines = help_of(Game::kCommands);

inline constexpr auto kHints = std::to_array<std::string_view>({
    "ATK is your attack: your hit takes that many HP, give or take one.",
    "Drinking and equipping take no turn: monsters do not move.",
    "Score: 100 for each depth you have reached, 10 for each kill.",
});

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters);

}  // namespace rogue::classic
