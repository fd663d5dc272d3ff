#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/screens.hpp"
#include "world/rules/game.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {
namespace {

void draw_who_and_what(Frame& frame) {
    Legend legend(frame, 43, "-- WHO AND WHAT --");
    legend.put({glyph::kPlayer, Color::white}, "you");
    for (const MonsterKind& kind : kMonsterKinds) {
        legend.put(kind.appearance, kind.name);
    }
    legend.put(Potion{}.appearance(), "potion");
    legend.put(Weapon{}.appearance(), "weapon");
    for (const WandKind& kind : kWandKinds) {
        legend.put(kind.appearance, text("wand of ", kind.name));
        legend.put(kind.bolt, kind.name);
    }
    for (const TreasureLook& look : {kKeyLook, kBrandLook}) {
        legend.put(look.appearance, look.name);
    }
}

void draw_ground(Frame& frame) {
    Legend legend(frame, 64, "-- THE GROUND --");
    for (const TerrainLook& look : kTerrainLooks) {
        legend.put({look.glyph, look.lit}, look.name);
    }
}

}  // namespace

void draw_help(Frame& frame, const GameKind& kind, const LayoutLetters& letters) {
    frame.put_text(2, 0, "Bring the brands home. Go on later: leave with q.", Color::white);
    draw_help_keys(frame, kind, letters, "move, attack, open, force", 10);
    draw_who_and_what(frame);
    draw_ground(frame);
    draw_hints(frame, kind.hints, Frame::kRows - 6);
    frame.put_text(2, Frame::kRows - 3, "s: the story so far", Color::white);
    frame.put_text(2, Frame::kRows - 2, "g: emoji or ASCII, if the pictures look wrong",
                   Color::white);
    frame.put_text(2, Frame::kRows - 1, "any other key: back to the game", Color::white);
}

}  // namespace rogue::world
