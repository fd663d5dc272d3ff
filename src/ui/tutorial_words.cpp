#include <algorithm>
#include <array>

#include "rogue/ui/tutorial_screen.hpp"
#include "tutorial_looks.hpp"

namespace rogue::tutorial {
namespace {

Seen unaimed(char character, Color color) {
    switch (character) {
        case ' ':
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
        return {Seen::Kind::thing, thing->name, color == thing->remembered};
    }
    return {.kind = Seen::Kind::ground};
}

Seen seen(const rogue::Cell& cell) {
    Seen result = unaimed(cell.character, cell.color);
    result.aimed = cell.color == Color::magenta;
    return result;
}

// The whole sidebar.
constexpr std::uint32_t kStatus = 0x3FFFF;

}  // namespace

constexpr MapReading kMap{60, 18, 1, 61, kStatus, seen};

}  // namespace rogue::tutorial
