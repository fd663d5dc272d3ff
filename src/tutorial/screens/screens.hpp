#pragma once

#include <array>
#include <cstdint>

#include "rogue/base/complete_table.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "rogue/ui/seen_map.hpp"
#include "tutorial/rules/game.hpp"

namespace rogue::tutorial {

// How the things on the map of the tutorial's game look and what they are called. The screen, the
// help and the words agree by this table.

enum class ThingKind : std::uint8_t {
    gold,
    equipment,
    replacement,  ///< Equipment, for a player who wears some: it may replace what is better.
    item,
    ability,
    closed_door,
    open_door,
    stairs_down,
    stairs_up,
    count,
};

struct ThingLook : Look {
    ThingKind thing;
    TileContent::Step step;
    TileContent::Leads leads = TileContent::Leads::nowhere;
};

inline constexpr Look kEquipmentLook{"armor or weapon", ']', Color::yellow, Color::dark_yellow};

inline constexpr auto kThingLooks = complete_table<ThingLook, &ThingLook::thing>({
    {{"gold", '$', Color::yellow, Color::dark_yellow}, ThingKind::gold, TileContent::Step::item},
    {kEquipmentLook, ThingKind::equipment, TileContent::Step::item},
    {kEquipmentLook, ThingKind::replacement, TileContent::Step::on_purpose},
    {{"item", '!', Color::yellow, Color::dark_yellow}, ThingKind::item, TileContent::Step::item},
    {{"ability", '*', Color::yellow, Color::dark_yellow},
     ThingKind::ability,
     TileContent::Step::item},
    {{"closed door", '+', Color::white, Color::gray},
     ThingKind::closed_door,
     TileContent::Step::opens,
     TileContent::Leads::through},
    {{"open door", '-', Color::white, Color::gray},
     ThingKind::open_door,
     TileContent::Step::free,
     TileContent::Leads::through},
    {{"stairs down", '>', Color::white, Color::dark_gray},
     ThingKind::stairs_down,
     TileContent::Step::free,
     TileContent::Leads::down},
    {{"stairs up", '<', Color::white, Color::dark_gray},
     ThingKind::stairs_up,
     TileContent::Step::free,
     TileContent::Leads::up},
});

/// Floor and wall.
inline constexpr std::array<Look, 2> kGround{{{"floor", '.', Color::dark_yellow, Color::dark_gray},
                                              {"wall", '#', Color::gray, Color::dark_gray}}};

inline constexpr int kSidebarColumn = 61;

// On the line below the map: a monster's glyph and the bar of its health, then those of the next.
inline constexpr int kHealthRow = 18;
inline constexpr int kHealthBar = 8;
inline constexpr int kHealthWidth = 10;

// The screens of the tutorial's game. Each compose() draws on a blank frame.

/// The part of the map around the player, the sidebar to its right, the health of the monsters in
/// sight and the newest messages below.
void compose(Frame& frame, const Screen& screen);

/// What the screen waits for.
constexpr Prompt awaited(const Screen& screen) {
    return screen.targeting != nullptr ? Prompt::aim : Prompt::command;
}

/// Where the screen has its map, what the player sees there, and how the player stands.
extern const MapLayout kMap;
SeenMap seen_map_of(const Screen& screen);
std::vector<StatusLine> status_of(const Screen& screen);

/// Calls `visit` with each monster whose health is shown, and how much of its bar is filled.
template <typename Visit>
void for_each_bar(const Level& level, Visit visit) {
    int bars = 0;
    for (const Monster& monster : level.monsters) {
        if (bars < Frame::kColumns / kHealthWidth && level.in_sight.contains(monster.position)) {
            visit(monster,
                  (kHealthBar * monster.health + monster.max_health - 1) / monster.max_health);
            ++bars;
        }
    }
}

std::vector<Health> health_shown(const Level& level);

/// What a look tells of a monster whose health is shown, or of what lies there.
Note note_at(const Screen& screen, Point cell);

/// The names of the abilities that must rest.
std::vector<std::string> resting(const Player& player);

/// The game's own keys, without the arrows.
inline constexpr auto kCommandLines = std::to_array<HelpLine>({
    {"q w e r", "use an ability; it must then rest"},
    {"1 2 3 4", "use an item"},
    {"arrows, Enter", "aim an ability, and confirm"},
    {">", "take the stairs down; none lead up"},
});

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters);

}  // namespace rogue::tutorial
