#include <array>
#include <string_view>
#include <variant>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/ui/game_kind.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

struct AppearanceOf {
    Appearance operator()(const Item& item) const { return appearance_of(item); }
    Appearance operator()(DoorKey) const { return kKeyLook.appearance; }
    Appearance operator()(Brand) const { return kBrandLook.appearance; }
    Appearance operator()(Gift) const { return kGiftLook.appearance; }
};

void draw_terrain(Frame& frame, const World& world) {
    const Point corner = world.player.position - kMiddle;
    const auto draw = [&](const Cell* cells, int count, Point start) {
        for (int i = 0; i < count; ++i) {
            if (cells[i].explored()) {
                const Point p = start + Point{i, 0};
                const TerrainLook& look = kTerrainLooks[cells[i].terrain()];
                put_on_tile(frame, p - corner,
                            {look.glyph, world.sight.contains(p) ? look.lit : look.remembered});
            }
        }
    };
    for (int y = 0; y < kMapRows; ++y) {
        for_each_part(world.map, corner + Point{0, y}, kMapColumns, draw);
    }
}

void draw_in_sight(Frame& frame, const World& world) {
    const auto draw = [&](Point p, Appearance appearance) {
        if (world.sight.contains(p)) {
            put_on_tile(frame, p - world.player.position + kMiddle, appearance);
        }
    };
    for (const Tile* tile : world.map.near_tiles()) {
        for (const Thing& thing : tile->things) {
            draw(thing.position, std::visit(AppearanceOf{}, thing.what));
        }
    }
    for (const Monster& monster : world.monsters) {
        draw(monster.position, monster.kind->appearance);
    }
}

constexpr auto kKeys = std::to_array<std::string_view>({
    "arrows: move",
    ".: wait",
    "g: pick up",
    "i: inventory",
    "z: zap wand",
    "c: chart  q: quit",
});

void draw_sidebar(Frame& frame, const World& world) {
    draw_status(frame,
                text("Far:   ", distance_of(world.player_tile()), " (max ", world.farthest, ")"),
                world.player, world.tally());
    put_sidebar(frame, 6, text("Vault keys: ", world.keys), Color::yellow);
    put_sidebar(frame, 7, text("Brands: ", world.carried.size(), ", home ", world.brands_home),
                Color::magenta);
    draw_keys(frame, 8, kKeys);
    draw_gear(frame, world.player.pack);
}

}  // namespace

void compose(Frame& frame, const MapView& view) {
    const World& world = view.world;
    draw_terrain(frame, world);
    draw_in_sight(frame, world);
    put_on_tile(frame, kMiddle, {kPlayerGlyph, world.player.color()});
    draw_sidebar(frame, world);
    draw_log(frame, world.log);
}

void compose(Frame& frame, const PackView& view) {
    compose(frame, classic::PackView{view.world.player.pack});
    std::string names;
    for (const GiftRow& row : kGifts) {
        if (view.world.has(row.gift)) {
            append(names, text(names.empty() ? "Gifts: " : ", ", row.name));
        }
    }
    frame.put_text(0, 2, names, Color::magenta);
}

namespace {

void draw_legend(Frame& frame, int end) {
    constexpr int kSecondColumn = 64;
    Legend legend(frame, 43, kSecondColumn, end);
    legend.begin("-- WHO AND WHAT --");
    put_creatures(legend);
    legend.put(Potion{}.appearance(), "potion");
    legend.put(Weapon{}.appearance(), "weapon");
    for (const WandKind& kind : kWandKinds) {
        legend.put(kind.appearance, text("wand of ", kind.name));
        legend.put(kind.bolt, kind.name);
    }
    for (const TreasureLook& look : {kKeyLook, kBrandLook, kGiftLook}) {
        legend.put(look.appearance, look.name);
    }
    legend.begin("-- THE GROUND --");
    for (const TerrainLook& look : kTerrainLooks) {
        legend.put({look.glyph, look.lit}, look.name);
    }
    int row = end - 4;  // The keys of this screen.
    for (const std::string_view line : {"s: the story", "g: emoji / ASCII", "other keys: back"}) {
        frame.put_text(kSecondColumn, ++row, line, Color::white);
    }
}

}  // namespace

// The keys need all the height that there is, so the last hint stands above them.
void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(2, 0, "Bring the brands home. Go on later: leave with q.", Color::white);
    draw_help_keys(frame, kind, letters, "move, attack, open, force", 10);
    constexpr int kHintsRow = Frame::kRows - static_cast<int>(kHints.size()) + 1;
    draw_legend(frame, kHintsRow);
    draw_hints(frame, kind.hints.last(1), 1);
    draw_hints(frame, kind.hints.first(kHints.size() - 1), kHintsRow);
}

}  // namespace rogue::world
