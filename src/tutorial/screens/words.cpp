#include <algorithm>

#include "tutorial/screens/screens.hpp"

namespace rogue::tutorial {
namespace {

// A closed door opens when somebody walks onto it.
Seen::Kind kind_of(Thing thing) {
    switch (thing) {
        case Thing::open_door:
        case Thing::stairs_down:
        case Thing::stairs_up:
            return Seen::Kind::fixture;
        default:
            return Seen::Kind::thing;
    }
}

Seen::Step step_onto(Thing thing) {
    if (thing == Thing::closed_door) {
        return Seen::Step::opens;
    }
    return thing < Thing::closed_door ? Seen::Step::takes : Seen::Step::free;
}

Seen unaimed(char character, Color color) {
    switch (character) {
        case ' ':
        case kUnknownInAim:
            return {};
        case '@':
            return {.kind = Seen::Kind::player};
        case kWall:
            return {.kind = Seen::Kind::wall};
        default:
            break;
    }
    const auto monster = std::ranges::find(kMonsterTraits, character, &MonsterTraits::glyph);
    if (monster != kMonsterTraits.end()) {
        return {.kind = Seen::Kind::creature, .name = monster->name};
    }
    const auto thing = std::ranges::find(kThingLooks, character, &ThingLook::glyph);
    if (thing != kThingLooks.end()) {
        return {.kind = kind_of(thing->thing),
                .name = thing->name,
                .remembered = color == thing->remembered,
                .step = step_onto(thing->thing)};
    }
    return {.kind = Seen::Kind::ground, .remembered = color == Color::dark_gray};
}

Seen seen(const rogue::Cell& cell) {
    Seen result = unaimed(cell.character, cell.color);
    result.aimed = cell.color == kAimed;
    result.struck = cell.color == kAimed || cell.color == kStruck;
    return result;
}

}  // namespace

std::vector<Health> health_shown(const Level& level) {
    std::vector<Health> shown;
    for_each_bar(level, [&](const Monster& monster, int filled) {
        shown.push_back({monster.name, filled, kHealthBar});
    });
    return shown;
}

Note note_at(const Screen& screen, Point cell) {
    Note note;
    for_each_bar(screen.level, [&](const Monster& monster, int filled) {
        if (monster.position == cell) {
            const std::string_view habit = kMonsterTraits[monster.kind].habit;
            note.about =
                text(habit, habit.empty() ? "" : "; ", "health ", filled, " of ", kHealthBar);
        }
    });
    return note;
}

std::vector<std::string> resting(const Player& player) {
    std::vector<std::string> names;
    for (const auto& ability : player.abilities) {
        if (ability && ability->waits > 0) {
            names.emplace_back(kAbilityTraits[ability->kind].name);
        }
    }
    return names;
}

constexpr MapReading kMap{.columns = 60,
                          .rows = 18,
                          .tile_width = 1,
                          .side = kSidebarColumn,
                          .status = row_bits(0, 17),
                          .seen = seen,
                          .tells_underfoot = false};

}  // namespace rogue::tutorial
