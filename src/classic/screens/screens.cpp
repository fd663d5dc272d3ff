#include "rogue/classic/screens/screens.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue::classic {
namespace {

constexpr std::size_t kSidebarWidth = Frame::kColumns - kSidebarColumn;

Color health_color(const Player& player) {
    if (player.hp <= player.max_hp / 3) {
        return Color::red;
    }
    return player.hp <= 2 * player.max_hp / 3 ? Color::yellow : Color::green;
}

constexpr bool fits_sidebar(const WandKind& kind) {
    constexpr std::string_view kAroundName = "Wand:  (9)";
    return kind.bolt.name.size() + kAroundName.size() <= kSidebarWidth;
}
static_assert(std::ranges::all_of(kWandKinds, fits_sidebar),
              "give the wand a shorter name: the sidebar has no room for this one");

void put_sidebar(Frame& frame, int row, std::string_view line, Color color) {
    frame.put_text(line.size() == kSidebarWidth ? kSidebarColumn : kSidebarColumn + 1, row, line,
                   color);
}

}  // namespace

std::vector<StatusLine> status_of(std::string_view whereabouts, const Player& player,
                                  const Tally& tally) {
    const Weapon* weapon = player.pack.weapon();
    const Wand* wand = player.pack.wand();
    return {{1, std::string(whereabouts), Color::white},
            {2, concat("HP:    ", player.hp, "/", player.max_hp), health_color(player),
             concat("HP ", player.hp, " of ", player.max_hp)},
            {3, concat("ATK:   ", player.attack()), Color::white},
            {4, concat("Kills: ", tally.kills), Color::white},
            {5, concat("Score: ", tally.score), Color::cyan},
            {15, "Weapon:", Color::yellow},
            {16, weapon != nullptr ? weapon->name() : "(fists)", Color::cyan},
            {17,
             wand != nullptr ? concat("Wand: ", wand->kind->bolt.name, " (", wand->charges, ")")
                             : "Wand: (none)",
             Color::magenta}};
}

void draw_sidebar(Frame& frame, std::span<const StatusLine> status, int keys_row,
                  std::span<const std::string_view> keys) {
    put_sidebar(frame, 0, "-- STATUS --", Color::yellow);
    for (const auto& [row, words, color, spoken] : status) {
        put_sidebar(frame, row, words, color);
    }
    put_sidebar(frame, keys_row, "-- KEYS --", Color::yellow);
    for (const std::string_view key : keys) {
        put_sidebar(frame, ++keys_row, key, Color::gray);
    }
}

std::vector<Flash> flashes_of(const Flight& flight) {
    constexpr std::chrono::milliseconds kFlight{40};
    constexpr std::chrono::milliseconds kBurst{60};
    std::vector<Flash> flashes;
    for (const auto& [tile, appearance, bursts] : flight) {
        flashes.push_back({tile, appearance, bursts ? kBurst : kFlight});
    }
    return flashes;
}

void compose(Frame& frame, const PackView& view) {
    const Inventory& pack = view.pack;
    constexpr int kFirstRow = 3;
    constexpr int kLetterColumn = 2;
    frame.put_text(0, 0, "-- INVENTORY --", Color::yellow);
    frame.put_text(0, kPackKeysRow, "Press a letter to use/equip, or any other key to cancel.",
                   Color::gray);
    frame.put_cursor(0, kPackKeysRow);
    if (pack.items().empty()) {
        frame.put_text(kLetterColumn, kFirstRow, "(empty)", Color::gray);
    }
    for (std::size_t slot = 0; slot < pack.items().size(); ++slot) {
        const Item& item = pack.items()[slot];
        const int row = kFirstRow + static_cast<int>(slot);
        const char letter = static_cast<char>('a' + slot);
        frame.put_text(kLetterColumn, row, std::string{letter, ')'}, look_of(item).color);
        frame.put_text(kLetterColumn + 3, row,
                       concat(name_of(item), " [", detail_of(item), "]",
                              pack.in_use(slot) ? " (equipped)" : ""),
                       Color::gray);
    }
}

namespace {

struct Meaning {
    constexpr TileContent operator()(const Look& item) const {
        return {.kind = TileContent::Kind::thing, .name = item.name};
    }
    constexpr TileContent operator()(const MonsterKind& kind) const {
        return {.kind = TileContent::Kind::creature,
                .name = kind.name,
                .resists = kind.only_enchanted_steel_harms};
    }
    constexpr TileContent operator()(const TerrainLook& look) const {
        switch (look.terrain) {
            case Terrain::wall:
                return {.kind = TileContent::Kind::wall};
            case Terrain::floor:
                return {.kind = TileContent::Kind::ground};
            case Terrain::fountain:
                return {.kind = TileContent::Kind::fixture,
                        .name = look.name,
                        .step = TileContent::Step::used_up};
            default:
                const bool down = look.terrain == Terrain::stairs_down;
                return {.kind = TileContent::Kind::fixture,
                        .name = look.name,
                        .leads = down ? TileContent::Leads::down : TileContent::Leads::up};
        }
    }
};

using Looks = LooksOf<Meaning, kTerrainLooks, kItemLooks, kMonsterKinds>;

constexpr Box kWhole{0, 0, DungeonLevel::kWidth, DungeonLevel::kHeight};

// Things out of sight are not drawn.
void paint(const MapView& view, auto put) {
    const DungeonLevel& level = view.level;
    for_each_in(kWhole, [&](Point p) {
        const Tile tile = level.at(p);
        if (tile.explored) {
            put(p, Looks::number(kTerrainLooks[tile.terrain], level.visible(p)));
        }
    });
    for (const PlacedItem& placed : level.items) {
        if (level.visible(placed.position)) {
            put(placed.position, Looks::number(look_of(placed.item)));
        }
    }
    for (const Monster& monster : level.monsters) {
        if (level.visible(monster.position)) {
            put(monster.position, Looks::number(*monster.kind));
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
    frame.use(kGlyphs);
    paint(view, [&](Point p, LookNumber it) { put_on_tile(frame, p, Looks::appearance(it)); });
    put_on_tile(frame, view.player.position, view.player);
    draw_sidebar(frame, status_of(view), 7, kKeys);
    draw_log(frame, view.log, view.prompt);
}

SeenMap seen_map_of(const MapView& view) {
    SeenMap seen(Looks::kAll, kWhole, view.player.position);
    paint(view, [&](Point p, LookNumber it) { seen.put(p, it); });
    return seen;
}

std::vector<StatusLine> status_of(const MapView& view) {
    return status_of(concat("Depth: ", view.depth, " (max ", view.tally.deepest, ")"), view.player,
                     view.tally);
}

namespace {

void draw_legend(Frame& frame, int end) {
    Legend legend(frame, 46, 64, end);
    legend.begin("-- WHAT YOU SEE --");
    legend.put_all(kPlayerLooks, kMonsterKinds, kItemLooks, kBoltLooks, kTerrainLooks);
}

}  // namespace

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(2, 0, "Descend as deep as you can. To go on later, quit with q.", Color::white);
    const int below = draw_help_keys(frame, kind, letters, "move, or attack what is there", 10);
    frame.put_text(kHelpColumn, below, "To move with letters: --keys vi or wasd", Color::gray);
    constexpr int kHintsRow = Frame::kRows - 4;
    draw_legend(frame, kHintsRow);
    draw_hints(frame, kind.hints, kHintsRow);
    frame.put_text(kHelpColumn, Frame::kRows - 1,
                   "g: emoji or ASCII, if the symbols look wrong; any other key: back to the game",
                   Color::white);
}

}  // namespace rogue::classic
