#include <array>
#include <string_view>
#include <variant>

#include "rogue/base/text.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/screens/panels.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/world/screens/screens.hpp"
#include "terrain_looks.hpp"

namespace rogue::world {
namespace {

// The player stands always here.
constexpr Point kMiddle{15, 9};

struct AppearanceOf {
    Appearance operator()(const Item& item) const { return appearance_of(item); }
    Appearance operator()(DoorKey) const { return kKeyLook.appearance; }
    Appearance operator()(Brand) const { return kBrandLook.appearance; }
};

void draw_terrain(Frame& frame, const World& world) {
    const Point corner = world.player.position - kMiddle;
    for (int y = 0; y < kMapRows; ++y) {
        for (int x = 0; x < kMapColumns; ++x) {
            const Point p = corner + Point{x, y};
            const Cell cell = world.map.at(p);
            if (cell.explored()) {
                const TerrainLook& look = look_of(cell.terrain());
                put_on_tile(frame, {x, y},
                            {look.glyph, world.sight.contains(p) ? look.lit : look.remembered});
            }
        }
    }
}

void draw_in_sight(Frame& frame, const World& world) {
    const auto draw = [&](Point p, Appearance appearance) {
        if (world.sight.contains(p)) {
            put_on_tile(frame, p - world.player.position + kMiddle, appearance);
        }
    };
    world.map.for_each_near([&](const Tile& tile) {
        for (const Thing& thing : tile.things) {
            draw(thing.position, std::visit(AppearanceOf{}, thing.what));
        }
    });
    world.monsters.for_each_near(
        [&](const Monster& monster) { draw(monster.position, monster.kind->appearance); });
}

constexpr auto kKeys = std::to_array<std::string_view>({
    "arrows: move",
    "g: pick up",
    "i: inventory",
    "z: zap wand",
    "c: chart",
    "q: quit",
});

void draw_sidebar(Frame& frame, const World& world) {
    draw_status(frame,
                text("Far:   ", distance_of(world.player_tile()), " (max ", world.farthest, ")"),
                world.player, world.tally());
    put_sidebar(frame, 6, text("Keys:  ", world.keys), Color::yellow);
    put_sidebar(frame, 7, text("Brands: ", world.carried.size(), ", home ", world.brands_home),
                Color::magenta);
    draw_keys(frame, 8, kKeys);
    draw_gear(frame, world.player.pack);
}

struct Show {
    AnyDisplay& display;

    void operator()(const MapView& view) const {
        display.show({view, view.prompt ? Awaited::kDirection : Awaited::kCommand});
    }
    void operator()(const ChartView& view) const { display.show({view, Awaited::kReading}); }
    void operator()(const PackView& view) const {
        display.show({rogue::PackView{view.pack}, Awaited::kLetter});
    }
};

}  // namespace

void compose(Frame& frame, const MapView& view) {
    const World& world = view.world;
    draw_terrain(frame, world);
    draw_in_sight(frame, world);
    put_on_tile(frame, kMiddle, {glyph::kPlayer, world.player.color()});
    draw_sidebar(frame, world);
    draw_log(frame, world.log);
}

void ScreenDisplay::show(const Screen& screen) {
    std::visit(Show{display_}, screen);
}

void ScreenDisplay::show_over(Point from_player, Appearance appearance,
                              std::chrono::milliseconds stay) {
    display_.show_over({OverTile{kMiddle + from_player, appearance}, Awaited::kNothing}, stay);
}

}  // namespace rogue::world
