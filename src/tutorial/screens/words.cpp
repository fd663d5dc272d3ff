#include <algorithm>
#include <array>

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
                .step = thing->thing < Thing::closed_door ? Seen::Step::works : Seen::Step::free};
    }
    return {.kind = Seen::Kind::ground, .remembered = color == Color::dark_gray};
}

Seen seen(const rogue::Cell& cell) {
    Seen result = unaimed(cell.character, cell.color);
    result.aimed = cell.color == kAimed;
    result.struck = cell.color == kAimed || cell.color == kStruck;
    return result;
}

std::vector<Health> health(const Frame& frame) {
    std::vector<Health> result;
    for (int column = 0; column < Frame::kColumns; column += kHealthWidth) {
        const auto monster = std::ranges::find(
            kMonsterTraits, frame.at(column, kHealthRow).character, &MonsterTraits::glyph);
        if (monster != kMonsterTraits.end()) {
            int left = 0;
            while (left < kHealthBar && frame.at(column + 1 + left, kHealthRow).character == '=') {
                ++left;
            }
            result.push_back({monster->name, left, kHealthBar});
        }
    }
    return result;
}

// What the help says of a monster too.
std::string_view habit_of(std::string_view name) {
    const auto monster = std::ranges::find(kMonsterTraits, name, &MonsterTraits::name);
    return monster != kMonsterTraits.end() ? monster->habit : "";
}

// The names of the abilities that wait; behind a name stand the turns left.
std::vector<std::string> resting(const Frame& frame) {
    constexpr int kNameColumn = kSidebarColumn + 2;
    std::vector<std::string> result;
    for (int row = kAbilitiesRow; row < kAbilitiesRow + kAbilities; ++row) {
        if (frame.at(kSidebarColumn, row).color == kWaiting) {
            std::string name;
            for (int column = kNameColumn; column < Frame::kColumns; ++column) {
                name += frame.at(column, row).character;
            }
            name.erase(name.find_last_not_of(" 0123456789") + 1);
            result.push_back(name);
        }
    }
    return result;
}

// The whole sidebar.
constexpr std::uint32_t kStatus = 0x3FFFF;

}  // namespace

constexpr MapReading kMap{.columns = 60,
                          .rows = 18,
                          .tile_width = 1,
                          .side = kSidebarColumn,
                          .status = kStatus,
                          .seen = seen,
                          .walking_takes = true,
                          .health = health,
                          .note = habit_of,
                          .resting = resting};

}  // namespace rogue::tutorial
