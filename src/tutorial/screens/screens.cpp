#include "tutorial/screens/screens.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include "rogue/base/text.hpp"
#include "tutorial/rules/map.hpp"

namespace rogue::tutorial {
namespace {

// What the player aims at, and all that it would strike.
constexpr Color kAimed = Color::magenta;
constexpr Color kStruck = Color::dark_magenta;
constexpr char kUnknownInAim = ':';
constexpr char kFloor = static_cast<char>(kGround[0].glyph);

constexpr std::size_t kSidebarWidth = Frame::kColumns - kSidebarColumn;
constexpr int kWornRow = 6;

void put(Frame& frame, int column, int row, Appearance appearance) {
    const char character = static_cast<char>(appearance.glyph);
    frame.put_text(column, row, {&character, 1}, appearance.color);
}

// The part of the level that the map shows.
Box part_of(const Screen& screen) {
    const Point player = screen.player.position;
    Box part{std::clamp(player.x - kMap.columns / 2, 0, Map::kWidth - kMap.columns),
             std::clamp(player.y - kMap.rows / 2, 0, Map::kHeight - kMap.rows), kMap.columns,
             kMap.rows};
    if (screen.targeting != nullptr) {
        const int row = screen.targeting->cursor.y;
        part.y = std::clamp(part.y, row - kMap.rows + 1, row);
    }
    return part;
}

ThingKind kind_of(const Treasure::Thing& treasure) {
    struct KindOf {
        ThingKind operator()(Gold) const { return ThingKind::gold; }
        ThingKind operator()(const Equipment&) const { return ThingKind::equipment; }
        ThingKind operator()(ItemKind) const { return ThingKind::item; }
        ThingKind operator()(AbilityKind) const { return ThingKind::ability; }
    };
    return std::visit(KindOf{}, treasure);
}

struct Meaning {
    constexpr TileContent operator()(const Look& ground) const {
        return {.kind = ground == kGround[0] ? TileContent::Kind::ground : TileContent::Kind::wall};
    }
    constexpr TileContent operator()(const ThingLook& look) const {
        const bool stays = look.step == TileContent::Step::free;
        return {.kind = stays ? TileContent::Kind::fixture : TileContent::Kind::thing,
                .name = look.name,
                .step = look.step,
                .leads = look.leads};
    }
    constexpr TileContent operator()(const MonsterTraits& monster) const {
        return {.kind = TileContent::Kind::creature, .name = monster.name, .picks_up = true};
    }
};

using Looks = LooksOf<Meaning, kGround, kThingLooks, kMonsterTraits>;

// The cells of actors are not walkable: that of the player is floor all the same. A monster out of
// sight is drawn as floor, over whatever is there.
void paint(const Screen& screen, auto put) {
    const Level& level = screen.level;
    const Box part = part_of(screen);
    const auto put_known = [&](Point p, const auto& row) {
        if (part.contains(p) && level.explored.contains(p)) {
            put(p, Looks::number(row, level.in_sight.contains(p)));
        }
    };
    for_each_in(part, [&](Point p) {
        if (level.explored.contains(p)) {
            const bool floor = level.map.walkable(p) || p == screen.player.position;
            put(p, Looks::number(kGround[floor ? 0 : 1], level.in_sight.contains(p)));
        }
    });
    for (const Door& door : level.doors) {
        put_known(door.position,
                  kThingLooks[door.open ? ThingKind::open_door : ThingKind::closed_door]);
    }
    put_known(level.stairs_up, kThingLooks[ThingKind::stairs_up]);
    put_known(level.stairs_down, kThingLooks[ThingKind::stairs_down]);
    const bool wears_any =
        std::ranges::any_of(screen.player.worn, [](const auto& worn) { return worn.has_value(); });
    for (const Treasure& treasure : level.treasure) {
        const ThingKind kind = kind_of(treasure.thing);
        const bool may_replace = kind == ThingKind::equipment && wears_any;
        put_known(treasure.position, kThingLooks[may_replace ? ThingKind::replacement : kind]);
    }
    for (const Monster& monster : level.monsters) {
        if (monster.position == screen.player.position) {
            continue;  // The player hides it.
        }
        if (!level.in_sight.contains(monster.position)) {
            put_known(monster.position, kGround[0]);
        } else if (part.contains(monster.position)) {
            put(monster.position, Looks::number(kMonsterTraits[monster.kind]));
        }
    }
}

void draw_aim(Frame& frame, const Box& part, const Targeting& targeting, Point player) {
    const auto draw = [&](Point p, char blank, char floor, Color color) {
        const Point tile = p - Point{part.x, part.y};
        const char drawn = frame.at(tile.x, tile.y).character;
        const char content = drawn == kFloor ? floor : drawn;
        const char aimed = drawn == ' ' ? blank : content;
        put(frame, tile.x, tile.y, {Glyph{aimed}, color});
    };
    if (targeting.shape != Targeting::Shape::monster) {
        for (const Point p : covered(targeting, player)) {
            if (part.contains(p)) {
                draw(p, kUnknownInAim, kFloor, kStruck);
            }
        }
    }
    draw(targeting.cursor, 'X', 'X', kAimed);
}

void add_stats(std::vector<StatusLine>& lines, const Player& player, int level) {
    const Stats stats = player.total();
    lines.push_back({0, concat("Health:  ", player.health, "/", player.max_health), Color::white,
                     concat("HP ", player.health, " of ", player.max_health)});
    lines.push_back(
        {1, concat("Attack:  ", stats.attack, " (", stats.attack_chance, "%)"), Color::white});
    lines.push_back(
        {2, concat("Defense: ", stats.defense, " (", stats.defense_chance, "%)"), Color::white});
    lines.push_back({3, concat("Gold:    ", player.gold), Color::yellow});
    lines.push_back({4, concat("Level:   ", level), Color::white});
}

// What the player wears and can use, from that row on. Turns of rest stand at the right edge.
void add_gear(std::vector<StatusLine>& lines, int row, const Player& player) {
    constexpr auto kWorn = std::to_array<std::string_view>({"Head:", "Body:", "Hand:", "Feet:"});
    constexpr auto kAbilityKeys = std::to_array<std::string_view>({"Q", "W", "E", "R"});
    constexpr auto kItemKeys = std::to_array<std::string_view>({"1", "2", "3", "4"});
    const auto add = [&](std::string_view slot, std::string_view thing, Color color) {
        if (thing.empty()) {
            lines.push_back({row++, concat(slot, " None"), Color::dark_gray, ""});
        } else {
            lines.push_back({row++, concat(slot, " ", thing), color});
        }
    };
    for (std::size_t i = 0; i < kWorn.size(); ++i) {
        const auto& worn = player.worn[i];
        add(kWorn[i], worn ? worn->name : "", Color::white);
    }
    for (std::size_t i = 0; i < kAbilityKeys.size(); ++i) {
        const auto& ability = player.abilities[i];
        const bool waits = ability && ability->waits > 0;
        add(kAbilityKeys[i], ability ? kAbilityTraits[ability->kind].name : "",
            waits ? Color::dark_yellow : Color::white);
        if (waits) {
            std::string& words = lines.back().words;
            words += right_aligned(ability->waits, kSidebarWidth - words.size());
        }
    }
    for (std::size_t i = 0; i < kItemKeys.size(); ++i) {
        const auto& item = player.items[i];
        add(kItemKeys[i], item ? kItemTraits[item->kind].short_name : "", Color::white);
    }
}

void draw_health_of_monsters(Frame& frame, const Level& level) {
    int column = 0;
    for_each_bar(level, [&](const Monster& monster, int filled) {
        const MonsterTraits& traits = kMonsterTraits[monster.kind];
        put(frame, column, kHealthRow, traits.appearance());
        frame.put_text(column + 1, kHealthRow, std::string(static_cast<std::size_t>(filled), '='),
                       traits.color);
        column += kHealthWidth;
    });
}

}  // namespace

void compose(Frame& frame, const Screen& screen) {
    const auto& [level, player, log, targeting] = screen;
    const Box part = part_of(screen);
    const auto draw = [&](Point p, Appearance appearance) {
        put(frame, p.x - part.x, p.y - part.y, appearance);
    };
    paint(screen, [&](Point p, LookNumber it) { draw(p, Looks::appearance(it)); });
    draw(player.position, {kPlayerGlyph, Color::white});
    const Point looked_at = targeting != nullptr ? targeting->cursor : player.position;
    frame.put_cursor(looked_at.x - part.x, looked_at.y - part.y);
    if (targeting != nullptr) {
        draw_aim(frame, part, *targeting, player.position);
    }
    for (const auto& [row, words, color, spoken] : status_of(screen)) {
        frame.put_text(kSidebarColumn, row, words, color);
    }
    draw_log(frame, log);
    draw_health_of_monsters(frame, level);
}

std::vector<StatusLine> status_of(const Screen& screen) {
    std::vector<StatusLine> lines;
    add_stats(lines, screen.player, screen.level.number);
    add_gear(lines, kWornRow, screen.player);
    return lines;
}

SeenMap seen_map_of(const Screen& screen) {
    const Point player = screen.player.position;
    SeenMap seen(Looks::kAll, part_of(screen), player);
    paint(screen, [&](Point p, LookNumber it) { seen.put(p, it); });
    if (screen.targeting != nullptr) {
        const Point at = screen.targeting->cursor;
        seen.aim = {at, covered(*screen.targeting, player)};
        seen.aim->struck.push_back(at);
    }
    return seen;
}

namespace {

constexpr int kMeansColumn = 17;
constexpr int kSecondColumn = 28;  // Where the abilities go on.
constexpr int kSightColumn = 55;

constexpr bool fits(const MonsterTraits& monster) {
    return kSightColumn + 4 + monster.name.size() + monster.habit.size() <= Frame::kColumns;
}

static_assert(std::ranges::all_of(kMonsterTraits, fits),
              "there is no room for longer words about a monster at the right edge");

void draw_sights(Frame& frame) {
    int row = kHelpRow;
    const auto put_look = [&](const Look& look, std::string_view habit = "") {
        put(frame, kSightColumn, ++row, look.appearance());
        frame.put_text(kSightColumn + 2, row, concat(look.name, habit.empty() ? "" : ": ", habit),
                       Color::gray);
    };
    frame.put_text(kSightColumn, row, "-- WHAT YOU SEE --", Color::yellow);
    put_look(kPlayerLooks[0]);
    for (const MonsterTraits& monster : kMonsterTraits) {
        put_look(monster, monster.habit);
    }
    for (const ThingLook& look : kThingLooks) {
        if (look.thing != ThingKind::replacement) {
            put_look(look);
        }
    }
    put_look(kGround[0]);
    put_look(kGround[1]);
}

}  // namespace

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(kHelpColumn, 0, "Descend as deep as you can, and take the gold.", Color::white);
    int row = draw_help_keys(frame, kind, letters, "move, or attack what is there", kMeansColumn);
    frame.put_text(kHelpColumn, row, "-- ABILITIES, AND THE TURNS THEY REST --", Color::yellow);
    int column = kHelpColumn;
    for (const AbilityTraits& ability : kAbilityTraits) {  // Two in a row.
        row += column == kHelpColumn ? 1 : 0;
        frame.put_text(column, row, concat(ability.rest), Color::white);
        frame.put_text(column + 5, row, ability.name, Color::gray);
        column = column == kHelpColumn ? kSecondColumn : kHelpColumn;
    }
    draw_sights(frame);
    frame.put_text(kHelpColumn, Frame::kRows - 1, "any key: back to the game", Color::white);
}

}  // namespace rogue::tutorial
