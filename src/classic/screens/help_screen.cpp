#include <array>

#include "rogue/classic/entities/monster_kinds.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/help_parts.hpp"

namespace rogue {
namespace {

constexpr auto kCommandLines = help_of(Game::kCommands);

void draw_legend(Frame& frame) {
    Legend legend(frame, 46, "-- WHAT YOU SEE --");
    legend.put({glyph::kPlayer, Color::white}, "you");
    for (const MonsterKind& kind : kMonsterKinds) {
        legend.put(kind.appearance, kind.name);
    }
    for (const ItemLook& look : kItemLooks) {
        legend.put(look.appearance, look.word);
    }
    for (const WandKind& kind : kWandKinds) {
        legend.put(kind.bolt, kind.name);
    }
    for (const TerrainLook& look : kTerrainLooks) {
        legend.put({look.glyph, look.lit}, look.name);
    }
}

}  // namespace

std::span<const KeyLine> classic_commands() {
    return kCommandLines;
}

void compose(Frame& frame, const ClassicHelp& help) {
    frame.put_text(2, 0, "Descend as deep as you can. Go on later: leave with q.", Color::white);
    const int below = draw_help_keys(frame,
                                     {.arrows = "move, and attack who is there",
                                      .moving_letters = help.moving_letters,
                                      .commands = kCommandLines,
                                      .quitting = "q"},
                                     10);
    frame.put_text(kHelpColumn, below, "Other keys to move: --keys vi or wasd", Color::gray);
    draw_legend(frame);
    frame.put_text(2, Frame::kRows - 2, "g: emoji or ASCII, if the pictures look wrong",
                   Color::white);
    frame.put_text(2, Frame::kRows - 1, "any other key: back to the game", Color::white);
}

}  // namespace rogue
