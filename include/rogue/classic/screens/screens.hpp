#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue::classic {

// The parts of a screen whose map has two cells a tile, with a sidebar to its right.

/// The tiles of the map that the screen shows.
constexpr int kMapColumns = 30;
constexpr int kMapRows = 18;

/// The first column of the sidebar.
constexpr int kSidebarColumn = 60;

inline void put_on_tile(Frame& frame, Point tile, Appearance appearance) {
    frame.put_glyph(2 * tile.x, tile.y, appearance);
}

/// Rows 1 to 5 of the sidebar, which tell how the player stands, and 15 to 17: what is in use.
/// `whereabouts` is the line that tells how far the player has come.
std::vector<StatusLine> status_of(std::string_view whereabouts, const Player& player,
                                  const Tally& tally);

/// The sidebar: these lines, and between them the keys from that row on. A line begins one column
/// in, unless it needs all 20 columns.
void draw_sidebar(Frame& frame, std::span<const StatusLine> status, int keys_row,
                  std::span<const std::string_view> keys);

/// Returns how a bolt is shown.
std::vector<Flash> flashes_of(const Flight& flight);

// The screens of the dungeon crawl. Each compose() draws on a blank frame.

/// The map, two cells a tile, with the sidebar to its right and the newest messages below.
void compose(Frame& frame, const MapView& view);

void compose(Frame& frame, const PackView& view);

/// Returns what the screens wait for.
constexpr Prompt awaited(const MapView& view) {
    return view.prompt ? Prompt::direction : Prompt::command;
}
constexpr Prompt awaited(const PackView&) {
    return Prompt::letter;
}

/// Where the screen has its map, what the player sees there, and how the player stands.
extern const MapReading kMap;
SeenMap sight_of(const MapView& view);
std::vector<StatusLine> status_of(const MapView& view);

/// Returns the looks of a monster, and of an item where `step` happens to who walks there.
constexpr Shown shown_of(const Monster& monster) {
    return {monster.kind->appearance, {.kind = Seen::Kind::creature, .name = monster.kind->name}};
}
constexpr Shown shown_of(const Item& item, Seen::Step step) {
    return {appearance_of(item), {.kind = Seen::Kind::thing, .name = word_of(item), .step = step}};
}

/// Returns what a look tells of who or what is at that place of the level.
Note note_at(const MapView& map, Point place);

/// Returns what a look tells of a monster that has such an attack on the player.
Note note_of(const Monster& monster, int attack);

/// Returns what a look tells of a monster there, behind its habits, if the bolt of the readied wand
/// would meet it: `; 6 steps: in range`. No bolt goes beyond what is not free.
std::string range_to(const Player& player, Point monster,
                     const std::function<bool(Point)>& is_free);

/// Returns what a look tells of a weapon, compared with the player's own; nothing of another item.
Note note_of(const Item& item, const Player& player);

/// Returns the game's glyphs.
std::span<const GlyphRow> glyphs();

/// The game's own keys, without the arrows.
inline constexpr auto kCommandLines = help_of(Game::kCommands);

inline constexpr auto kHints = std::to_array<std::string_view>({
    "ATK is your attack: your hit takes that many HP, give or take one.",
    "Drinking and equipping take no turn: monsters do not move.",
    "Score: 100 for each depth you have reached, 10 for each kill.",
});

/// Lists the player and all monsters in a help.
void put_creatures(Legend& legend);

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters);

}  // namespace rogue::classic
