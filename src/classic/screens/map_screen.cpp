#include <array>
#include <string_view>

#include "rogue/base/text.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/screens/panels.hpp"
#include "rogue/classic/screens/screens.hpp"

namespace rogue {
namespace {

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

constexpr auto kKeys = std::to_array<std::string_view>({
    "arrows: move",
    "g: pick up",
    "i: inventory",
    "z: zap wand",
    ">: descend",
    "<: ascend",
    "q: quit",
});

}  // namespace

void compose(Frame& frame, const MapView& view) {
    draw_terrain(frame, view.level);
    draw_things_in_sight(frame, view.level);
    put_on_tile(frame, view.player.position, {glyph::kPlayer, view.player.color()});
    draw_status(frame, text("Depth: ", view.depth, " (max ", view.tally.deepest, ")"), view.player,
                view.tally);
    draw_keys(frame, 7, kKeys);
    draw_gear(frame, view.player.pack);
    draw_log(frame, view.log);
}

}  // namespace rogue
