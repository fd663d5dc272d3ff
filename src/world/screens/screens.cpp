#include <array>
#include <string_view>
#include <variant>

#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr TileContent::Step step_onto(Terrain terrain) {
    if (terrain == Terrain::fountain || terrain == Terrain::plate) {
        return terrain == Terrain::plate ? TileContent::Step::on_purpose
                                         : TileContent::Step::used_up;
    }
    return walkable(terrain)                 ? TileContent::Step::free
           : terrain == Terrain::locked_door ? TileContent::Step::forced
                                             : TileContent::Step::shut;
}

constexpr bool is_door(Terrain terrain) {
    return terrain == Terrain::door || (stops_sight(terrain) && terrain != Terrain::wall);
}

struct Meaning {
    constexpr TileContent operator()(const Look& item) const {
        return {
            .kind = TileContent::Kind::thing, .name = item.name, .step = TileContent::Step::item};
    }
    constexpr TileContent operator()(const ThingLook& look) const {
        return {.kind = TileContent::Kind::thing, .name = look.name, .step = look.step};
    }
    constexpr TileContent operator()(const MonsterKind& kind) const {
        return {.kind = TileContent::Kind::creature,
                .name = kind.name,
                .resists = kind.only_enchanted_steel_harms};
    }
    // Nobody walks on water, so words treat it as a wall.
    constexpr TileContent operator()(const TerrainLook& look) const {
        switch (look.terrain) {
            case Terrain::wall:
            case Terrain::water:
                return {.kind = TileContent::Kind::wall};
            case Terrain::floor:
                return {.kind = TileContent::Kind::ground};
            default:
                const bool plate = look.terrain == Terrain::plate;
                return {.kind = plate ? TileContent::Kind::fixture : TileContent::Kind::thing,
                        .name = look.name,
                        .step = step_onto(look.terrain),
                        .leads = is_door(look.terrain) ? TileContent::Leads::through
                                                       : TileContent::Leads::nowhere};
        }
    }
};

using Looks = LooksOf<Meaning, kTerrainLooks, kThingLooks, kItemLooks, kMonsterKinds>;

LookNumber number_of(const Thing& thing) {
    const auto* item = std::get_if<Item>(&thing.what);
    return item != nullptr ? Looks::number(look_of(*item))
                           : Looks::number(kThingLooks[thing.what.index() - 1]);
}

Point corner_of(const World& world) {
    return world.player.position - kMiddle;
}

// Things out of sight are not drawn.
void paint(const World& world, auto put) {
    const auto put_terrain = [&](const Cell* cells, int count, Point start) {
        for (int i = 0; i < count; ++i) {
            if (cells[i].explored()) {
                const Point p = start + Point{i, 0};
                put(p, Looks::number(kTerrainLooks[cells[i].terrain()], world.sight.contains(p)));
            }
        }
    };
    for (int y = 0; y < kMapRows; ++y) {
        for_each_part(world.map, corner_of(world) + Point{0, y}, kMapColumns, put_terrain);
    }
    for (const Chunk* chunk : world.map.near_chunks()) {
        for (const Thing& thing : chunk->things) {
            if (world.sight.contains(thing.position)) {
                put(thing.position, number_of(thing));
            }
        }
    }
    for (const Monster& monster : world.monsters) {
        if (world.sight.contains(monster.position)) {
            put(monster.position, Looks::number(monster.row()));
        }
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

}  // namespace

void compose(Frame& frame, const MapView& view) {
    frame.use(kGlyphs);
    const World& world = view.world;
    paint(world, [&](Point p, LookNumber it) {
        put_on_tile(frame, p - corner_of(world), Looks::appearance(it));
    });
    put_on_tile(frame, kMiddle, world.player);
    draw_sidebar(frame, status_of(view), 8, kKeys);
    draw_log(frame, world.log, view.prompt);
}

std::vector<StatusLine> status_of(const MapView& view) {
    const World& world = view.world;
    std::vector<StatusLine> lines = status_of(
        concat("Far:   ", distance_of(world.player_chunk()), " (max ", world.farthest, ")"),
        world.player, world.tally());
    const auto gear = std::ranges::find(lines, 15, &StatusLine::row);
    lines.insert(gear, {{6, concat("Vault keys: ", world.keys), Color::yellow},
                        {7, concat("Brands: ", world.carried.size(), ", home ", world.brands_home),
                         Color::magenta}});
    return lines;
}

SeenMap seen_map_of(const MapView& view) {
    const auto [x, y] = corner_of(view.world);
    SeenMap seen(Looks::kAll, {x, y, kMapColumns, kMapRows}, view.world.player.position);
    paint(view.world, [&](Point p, LookNumber it) { seen.put(p, it); });
    return seen;
}

std::string gift_names(const World& world, std::string_view between) {
    std::string names;
    for (const GiftRow& row : kGifts) {
        if (world.has(row.gift)) {
            append(names, names.empty() ? "" : between, row.name);
        }
    }
    return names;
}

void compose(Frame& frame, const PackView& view) {
    compose(frame, classic::PackView{view.world.player.pack});
    const std::string names = gift_names(view.world, " ");
    frame.put_text(0, 2, names.empty() ? "" : concat("Gifts: ", names), Color::magenta);
}

namespace {

void draw_legend(Frame& frame, int end) {
    constexpr int kSecondColumn = 64;
    Legend legend(frame, 43, kSecondColumn, end);
    legend.begin("-- WHO AND WHAT --");
    legend.put_all(kPlayerLooks, kMonsterKinds, std::array{Potion::kLook, Weapon::kLook});
    for (const WandKind& kind : kWandKinds) {
        legend.put(kind.look.appearance(), concat("wand of ", kind.bolt.name));
        legend.put(kind.bolt.appearance(), kind.bolt.name);
    }
    legend.put_all(kThingLooks);
    legend.begin("-- THE GROUND --");
    legend.put_all(kTerrainLooks);
    int row = end - 4;  // The keys of this screen.
    for (const std::string_view line : {"s: the story", "g: emoji / ASCII", "other keys: back"}) {
        frame.put_text(kSecondColumn, ++row, line, Color::white);
    }
}

}  // namespace

// The keys take the whole height, so the last hint is above them.
void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(2, 0, "Bring the brands home. To go on later, quit with q.", Color::white);
    draw_help_keys(frame, kind, letters, "move, attack, open, force", 10);
    constexpr int kHintsRow = Frame::kRows - static_cast<int>(kHints.size()) + 1;
    draw_legend(frame, kHintsRow);
    draw_hints(frame, kind.hints.last(1), 1);
    draw_hints(frame, kind.hints.first(kHints.size() - 1), kHintsRow);
}

}  // namespace rogue::world
