#include "tutorial/screens/screens.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

#include "rogue/base/text.hpp"
#include "tutorial/rules/map.hpp"

namespace rogue::tutorial {
namespace {

void put(Frame& frame, int column, int row, char character, Color color) {
    frame.put_text(column, row, {&character, 1}, color);
}

/// The part of the map that is shown, at the frame's top left.
class Window {
public:
    explicit Window(const Screen& screen) {
        const Point player = screen.player.position;
        cells_.x = std::clamp(player.x - kMap.columns / 2, 0, Map::kWidth - kMap.columns);
        cells_.y = std::clamp(player.y - kMap.rows / 2, 0, Map::kHeight - kMap.rows);
        if (screen.targeting != nullptr) {
            const int row = screen.targeting->cursor.y;
            cells_.y = std::clamp(cells_.y, row - kMap.rows + 1, row);
        }
    }

    /// The cells of the level that it shows.
    const Box& cells() const { return cells_; }

    /// Draws on that cell, if the window shows it.
    void put(Frame& frame, Point p, char glyph, Color color) const {
        if (cells_.contains(p)) {
            tutorial::put(frame, p.x - cells_.x, p.y - cells_.y, glyph, color);
        }
    }

    /// What is drawn on that cell. REQUIRES: the window shows it.
    char drawn(const Frame& frame, Point p) const {
        return frame.at(p.x - cells_.x, p.y - cells_.y).character;
    }

private:
    Box cells_{0, 0, kMap.columns, kMap.rows};
};

void draw_ground(Frame& frame, const Window& window, const Level& level) {
    for_each_in(window.cells(), [&](Point p) {
        if (level.explored.contains(p)) {
            const bool floor = level.map.walkable(p);
            const Color lit = floor ? kLitFloor : kLitWall;
            window.put(frame, p, floor ? kFloor : kWall,
                       level.in_sight.contains(p) ? lit : Color::dark_gray);
        }
    });
}

Thing kind_of(const Treasure::Thing& treasure) {
    struct KindOf {
        Thing operator()(Gold) const { return Thing::gold; }
        Thing operator()(const Equipment&) const { return Thing::equipment; }
        Thing operator()(ItemKind) const { return Thing::item; }
        Thing operator()(AbilityKind) const { return Thing::ability; }
    };
    return std::visit(KindOf{}, treasure);
}

// Doors, stairs and treasure.
void draw_things(Frame& frame, const Window& window, const Level& level) {
    const auto draw = [&](Point p, Thing thing) {
        if (level.explored.contains(p)) {
            const ThingLook& look = kThingLooks[thing];
            window.put(frame, p, look.glyph,
                       level.in_sight.contains(p) ? look.lit : look.remembered);
        }
    };
    for (const Door& door : level.doors) {
        draw(door.position, door.open ? Thing::open_door : Thing::closed_door);
    }
    draw(level.stairs_up, Thing::stairs_up);
    draw(level.stairs_down, Thing::stairs_down);
    for (const Treasure& treasure : level.treasure) {
        draw(treasure.position, kind_of(treasure.thing));
    }
}

// A monster out of sight is drawn as floor, over whatever is there.
void draw_monsters(Frame& frame, const Window& window, const Level& level) {
    for (const Monster& monster : level.monsters) {
        const MonsterTraits& traits = kMonsterTraits[monster.kind];
        if (level.in_sight.contains(monster.position)) {
            window.put(frame, monster.position, traits.glyph, traits.color);
        } else if (level.explored.contains(monster.position)) {
            window.put(frame, monster.position, kFloor, Color::dark_gray);
        }
    }
}

void draw_aim(Frame& frame, const Window& window, const Targeting& targeting, Point player) {
    if (targeting.shape != Targeting::Shape::monster) {
        for (const Point p : covered(targeting, player)) {
            if (window.cells().contains(p)) {
                const char drawn = window.drawn(frame, p);
                window.put(frame, p, drawn == ' ' ? kUnknownInAim : drawn, kStruck);
            }
        }
    }
    const char drawn = window.drawn(frame, targeting.cursor);
    const bool plain = drawn == ' ' || drawn == kFloor;
    window.put(frame, targeting.cursor, plain ? 'X' : drawn, kAimed);
}

void put_sidebar(Frame& frame, int row, std::string_view line, Color color) {
    frame.put_text(kSidebarColumn, row, line, color);
}

void draw_stats(Frame& frame, const Player& player, int level) {
    const Stats stats = player.total();
    put_sidebar(frame, 0, text("Health:  ", player.health, "/", player.max_health), Color::white);
    put_sidebar(frame, 1, text("Attack:  ", stats.attack, " (", stats.attack_chance, "%)"),
                Color::white);
    put_sidebar(frame, 2, text("Defense: ", stats.defense, " (", stats.defense_chance, "%)"),
                Color::white);
    put_sidebar(frame, 3, text("Gold:    ", player.gold), Color::yellow);
    put_sidebar(frame, 4, text("Level:   ", level), Color::white);
}

void draw_slot(Frame& frame, int row, std::string_view slot, std::string_view thing, Color color) {
    constexpr std::string_view kNone = "None";
    put_sidebar(frame, row, text(slot, " ", thing.empty() ? kNone : thing),
                thing.empty() ? Color::dark_gray : color);
}

void draw_ability(Frame& frame, int row, std::string_view key, const Ability& ability) {
    const bool waits = ability.waits > 0;
    const Color color = waits ? kWaiting : Color::white;
    draw_slot(frame, row, key, kAbilityTraits[ability.kind].name, color);
    if (waits) {
        const std::string left = text(ability.waits);
        frame.put_text(Frame::kColumns - static_cast<int>(left.size()), row, left, color);
    }
}

void draw_gear(Frame& frame, const Player& player) {
    constexpr auto kWorn = std::to_array<std::string_view>({"Head:", "Body:", "Hand:", "Feet:"});
    constexpr auto kAbilityKeys = std::to_array<std::string_view>({"Q", "W", "E", "R"});
    constexpr auto kItemKeys = std::to_array<std::string_view>({"1", "2", "3", "4"});
    int row = kAbilitiesRow - static_cast<int>(kWorn.size());
    for (std::size_t i = 0; i < kWorn.size(); ++i) {
        const auto& worn = player.worn[i];
        draw_slot(frame, row++, kWorn[i], worn ? worn->name : "", Color::white);
    }
    for (std::size_t i = 0; i < kAbilityKeys.size(); ++i) {
        if (const auto& ability = player.abilities[i]) {
            draw_ability(frame, row++, kAbilityKeys[i], *ability);
        } else {
            draw_slot(frame, row++, kAbilityKeys[i], "", Color::white);
        }
    }
    for (std::size_t i = 0; i < kItemKeys.size(); ++i) {
        const auto& item = player.items[i];
        draw_slot(frame, row++, kItemKeys[i], item ? kItemTraits[item->kind].short_name : "",
                  Color::white);
    }
}

void draw_health_of_monsters(Frame& frame, const Level& level) {
    int column = 0;
    for_each_bar(level, [&](const Monster& monster, int filled) {
        const MonsterTraits& traits = kMonsterTraits[monster.kind];
        put(frame, column, kHealthRow, traits.glyph, traits.color);
        frame.put_text(column + 1, kHealthRow, std::string(static_cast<std::size_t>(filled), '='),
                       traits.color);
        column += kHealthWidth;
    });
}

}  // namespace

void compose(Frame& frame, const Screen& screen) {
    const auto& [level, player, log, targeting] = screen;
    const Window window(screen);
    draw_ground(frame, window, level);
    draw_things(frame, window, level);
    draw_monsters(frame, window, level);
    window.put(frame, player.position, '@', Color::white);
    if (targeting != nullptr) {
        draw_aim(frame, window, *targeting, player.position);
    }
    draw_stats(frame, player, level.number);
    draw_gear(frame, player);
    draw_log(frame, log);
    draw_health_of_monsters(frame, level);
}

namespace {

constexpr int kMeansColumn = 17;
constexpr int kSecondColumn = 28;  // Of the abilities.
constexpr int kSightColumn = 55;

constexpr bool fits(const MonsterTraits& monster) {
    return kSightColumn + 4 + monster.name.size() + monster.habit.size() <= Frame::kColumns;
}

static_assert(std::ranges::all_of(kMonsterTraits, fits),
              "there is no room for longer words about a monster at the right edge");

void draw_sights(Frame& frame) {
    int row = kHelpRow;
    const auto put = [&](char glyph, Color color, std::string_view name) {
        frame.put_text(kSightColumn, ++row, {&glyph, 1}, color);
        frame.put_text(kSightColumn + 2, row, name, Color::gray);
    };
    frame.put_text(kSightColumn, row, "-- WHAT YOU SEE --", Color::yellow);
    put('@', Color::white, "you");
    for (const MonsterTraits& monster : kMonsterTraits) {
        put(monster.glyph, monster.color,
            text(monster.name, monster.habit.empty() ? "" : ": ", monster.habit));
    }
    for (const ThingLook& look : kThingLooks) {
        put(look.glyph, look.lit, look.name);
    }
    put(kFloor, kLitFloor, "floor");
    put(kWall, kLitWall, "wall");
}

}  // namespace

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(kHelpColumn, 0, "Descend as deep as you can, and take the gold.", Color::white);
    int row = draw_help_keys(frame, kind, letters, "move, and attack who is there", kMeansColumn);
    frame.put_text(kHelpColumn, row, "-- ABILITIES, AND THE TURNS THEY REST --", Color::yellow);
    int column = kHelpColumn;
    for (const AbilityTraits& ability : kAbilityTraits) {  // Two in a row.
        row += column == kHelpColumn ? 1 : 0;
        frame.put_text(column, row, text(ability.rest), Color::white);
        frame.put_text(column + 5, row, ability.name, Color::gray);
        column = column == kHelpColumn ? kSecondColumn : kHelpColumn;
    }
    draw_sights(frame);
    frame.put_text(kHelpColumn, Frame::kRows - 1, "any key: back to the game", Color::white);
}

}  // namespace rogue::tutorial
