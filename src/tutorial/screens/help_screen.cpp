#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"
#include "tutorial/rules/items.hpp"
#include "tutorial/screens/screens.hpp"

namespace rogue::tutorial {
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
