#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "rogue/ui/classic_screens.hpp"

namespace rogue {
namespace {

constexpr int kSidebarColumn = 60;
constexpr std::size_t kSidebarWidth = Frame::kColumns - kSidebarColumn;
constexpr int kLogRow = DungeonLevel::kHeight;

void put_on_tile(Frame& frame, Point tile, Appearance appearance) {
    frame.put_glyph(2 * tile.x, tile.y, appearance);
}

void draw_terrain(Frame& frame, const DungeonLevel& level) {
    for (int y = 0; y < DungeonLevel::kHeight; ++y) {
        for (int x = 0; x < DungeonLevel::kWidth; ++x) {
            const Tile tile = level.at({x, y});
            if (tile.explored) {
                const TerrainLook& look = look_of(tile.terrain);
                put_on_tile(frame, {x, y},
                            {look.glyph, level.visible({x, y}) ? look.lit : look.remembered});
            }
        }
    }
}

void draw_things_in_sight(Frame& frame, const DungeonLevel& level) {
    for (const PlacedItem& placed : level.items) {
        if (level.visible(placed.position)) {
            put_on_tile(frame, placed.position, appearance_of(placed.item));
        }
    }
    for (const Monster& monster : level.monsters) {
        if (level.visible(monster.position)) {
            put_on_tile(frame, monster.position, monster.kind->appearance);
        }
    }
}

// The sidebar is 20 columns wide and its text stands one column in; a line that needs all 20
// begins at the edge.
void put_sidebar(Frame& frame, int row, std::string_view line, Color color) {
    frame.put_text(line.size() == kSidebarWidth ? kSidebarColumn : kSidebarColumn + 1, row, line,
                   color);
}

Color health_color(const Player& player) {
    if (player.hp <= player.max_hp / 3) {
        return Color::red;
    }
    return player.hp <= 2 * player.max_hp / 3 ? Color::yellow : Color::green;
}

void draw_status(Frame& frame, const MapView& view) {
    const Player& player = view.player;
    put_sidebar(frame, 0, "-- STATUS --", Color::yellow);
    put_sidebar(frame, 1, text("Depth: ", view.depth, " (max ", view.tally.deepest, ")"),
                Color::white);
    put_sidebar(frame, 2, text("HP:    ", player.hp, "/", player.max_hp), health_color(player));
    put_sidebar(frame, 3, text("ATK:   ", player.attack()), Color::white);
    put_sidebar(frame, 4, text("Kills: ", view.tally.kills), Color::white);
    put_sidebar(frame, 5, text("Score: ", view.tally.score), Color::cyan);
}

void draw_keys(Frame& frame) {
    constexpr auto kKeys = std::to_array<std::string_view>({
        "arrows: move",
        "g: pick up",
        "i: inventory",
        "z: zap wand",
        ">: descend",
        "<: ascend",
        "q: quit",
    });
    int row = 7;
    put_sidebar(frame, row, "-- KEYS --", Color::yellow);
    for (const std::string_view key : kKeys) {
        put_sidebar(frame, ++row, key, Color::gray);
    }
}

constexpr bool fits_sidebar(const WandKind& kind) {
    constexpr std::string_view kAroundName = "Wand:  (9)";
    return kind.name.size() + kAroundName.size() <= kSidebarWidth;
}
static_assert(std::ranges::all_of(kWandKinds, fits_sidebar),
              "give the wand a shorter name: the sidebar has no room for this one");

void draw_gear(Frame& frame, const Inventory& pack) {
    const Weapon* weapon = pack.weapon();
    const Wand* wand = pack.wand();
    put_sidebar(frame, 15, "Weapon:", Color::yellow);
    put_sidebar(frame, 16, weapon != nullptr ? weapon->name() : "(fists)", Color::cyan);
    put_sidebar(frame, 17,
                wand != nullptr ? text("Wand: ", wand->kind->name, " (", wand->charges, ")")
                                : "Wand: (none)",
                Color::magenta);
}

void draw_log(Frame& frame, const MessageLog& log) {
    frame.put_text(0, kLogRow, std::string(Frame::kColumns, '-'), Color::dark_gray);
    for (std::size_t i = 0; i < log.shown_size(); ++i) {
        const auto& [text, color] = log.shown(i);
        frame.put_text(0, kLogRow + 1 + static_cast<int>(i), text, color);
    }
}

}  // namespace

void compose(Frame& frame, const MapView& view) {
    draw_terrain(frame, view.level);
    draw_things_in_sight(frame, view.level);
    put_on_tile(frame, view.player.position, {Glyph::player, view.player.color()});
    draw_status(frame, view);
    draw_keys(frame);
    draw_gear(frame, view.player.pack);
    draw_log(frame, view.log);
}

void compose(Frame& frame, const OverTile& over) {
    put_on_tile(frame, over.tile, over.appearance);
}

}  // namespace rogue
