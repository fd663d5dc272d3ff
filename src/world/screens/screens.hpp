#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/classic/map/dungeon_level.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "rogue/ui/seen_map.hpp"
#include "world/rules/chunk.hpp"
#include "world/rules/game.hpp"
#include "world/rules/shared.hpp"

namespace rogue::world {

using classic::draw_sidebar;
using classic::kSidebarColumn;
using classic::put_on_tile;

/// The size of the map on the screen, in cells: that of a level of the dungeon crawl.
inline constexpr int kMapColumns = classic::DungeonLevel::kWidth;
inline constexpr int kMapRows = classic::DungeonLevel::kHeight;

// The looks and names of terrain and things. The map, the help and the words all use these tables.

struct TerrainLook : Look {
    Terrain terrain;
};

/// Returns the look of a terrain that looks as in the dungeon crawl.
consteval Look as_in_dungeon(classic::Terrain terrain) {
    const Look& look = classic::kTerrainLooks[terrain];
    return look;
}

inline constexpr auto kTerrainLooks = complete_table<TerrainLook, &TerrainLook::terrain>({
    {as_in_dungeon(classic::Terrain::wall), Terrain::wall},
    {{"locked door", "++", "++", Color::yellow, Color::dark_yellow}, Terrain::locked_door},
    {{"vault door", "==", "==", Color::cyan, Color::dark_cyan}, Terrain::vault_door},
    {{"sealed door", "||", "||", Color::magenta, Color::dark_magenta}, Terrain::sealed_door},
    {{"water", "\u2248\u2248", "~~", Color::blue, Color::dark_blue}, Terrain::water},
    {as_in_dungeon(classic::Terrain::floor), Terrain::floor},
    {{"door", "''", "''", Color::white, Color::gray}, Terrain::door},
    {as_in_dungeon(classic::Terrain::fountain), Terrain::fountain},
    {{"stone", "\U0001F5FF", "& ", Color::white, Color::gray}, Terrain::stone},  // moyai
    {{"hearth", "\U0001F3E0", "^ ", Color::red, Color::dark_red}, Terrain::hearth},
    {{"plate", "__", "__", Color::white, Color::gray}, Terrain::plate},
});

/// Things in the world that are not items.
struct ThingLook : Look {
    TileContent::Step step;
};

/// In the order of the kinds of a Thing, after Item.
inline constexpr auto kThingLooks = std::to_array<ThingLook>({
    {{"key", "\U0001F511", "( ", Color::yellow}, TileContent::Step::item},
    {{"brand", "\U0001F3EE", "% ", Color::magenta},
     TileContent::Step::on_purpose},  // red paper lantern
    {{"gift", "\U0001F381", "$ ", Color::yellow}, TileContent::Step::on_purpose},
});
static_assert(std::variant_size_v<decltype(Thing::what)> == 1 + kThingLooks.size(),
              "give each kind of thing a look");

// The screens of the world's game. Each compose() draws on a blank frame.

/// Draws the cells around the player, two cells of the frame each, with the sidebar to the right
/// and the newest messages below.
void compose(Frame& frame, const MapView& view);

/// Draws the chunks around the player's: those visited, the hearth, known brands, and vaults,
/// shrines, keys and fountains that were seen.
void compose(Frame& frame, const ChartView& view);

/// Draws the pack as in the dungeon crawl, and the gifts.
void compose(Frame& frame, const PackView& view);

/// Return what the screens wait for.
constexpr Prompt awaited(const MapView& view) {
    return view.prompt ? Prompt::direction : Prompt::command;
}
constexpr Prompt awaited(const ChartView&) {
    return Prompt::page;
}
constexpr Prompt awaited(const PackView&) {
    return Prompt::letter;
}

/// The tile of the map's screen where the player always is.
inline constexpr Point kMiddle{15, 9};

/// Returns what x tells of whatever is on that cell. REQUIRES: it is on the map.
Note note_at(const MapView& map, Point cell);

/// The place of the map on the screen, what the player sees there, and how the player is doing.
extern const MapLayout kMap;
SeenMap seen_map_of(const MapView& view);
std::vector<StatusLine> status_of(const MapView& view);

/// Returns the chart in words: where its marks lie, and which chunks beside the player's were seen.
std::string words_of(const ChartView& view);

/// Returns what is known of the doors in the borders of the player's chunk, which the chart does
/// not show: `doors: north open, east locked, south unknown, west open`.
std::string door_words(const World& world);

/// Returns from where hunters came after the last key, and how far that door is if the player knows
/// it: `From the door in the west, 12 steps.` Returns an empty string if none came.
std::string heard_words(const World& world);

/// Returns the names of the player's gifts.
std::string gift_names(const World& world, std::string_view between);

/// Returns all looks of the game.
extern const GlyphTable kGlyphs;

/// The game's own keys, without the arrows.
inline constexpr auto kCommandLines = help_of(Game::kCommands);

inline constexpr auto kHints = std::to_array<std::string_view>({
    "A key opens a vault. A push at a locked door costs 1 HP; one in four opens it.",
    "A shrine's stone tells its plates' order. A fountain's steel harms the knight.",
    "Take one gift of three, and a boon by the hearth now and with each return.",
    "Step up to a monster to hit: don't wait. Fleeing costs a blow, an item a turn.",
    "Packs come round; stones fly over heads. Brands, potions, new distances heal.",
    "To win, bring four brands home, then press q on the hearth, and Enter.",
});

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters);

/// The story as far as the player knows it.
struct Story {
    static constexpr int kKeysRow = Frame::kRows - 1;

    std::size_t stones;  ///< How many were read.
    std::size_t brands;  ///< How many came home.
};

void compose(Frame& frame, const Story& story);

}  // namespace rogue::world
