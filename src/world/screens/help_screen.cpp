#include <array>

#include "looks.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster_kinds.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue::world {
namespace {

constexpr auto kCommands = std::to_array<KeyLine>({
    {"g", "pick up what lies here"},
    {"i", "open the pack: a letter uses it"},
    {"z", "zap the wand, then an arrow"},
    {"c", "look at the chart of tiles"},
});

constexpr auto kSessionKeys = std::to_array<KeyLine>({
    {"m", "read old messages"},
    {"q", "leave, for now or for good"},
    {"Ctrl-L", "redraw the screen"},
});

constexpr int kFirstRow = 2;

void draw_keys(Frame& frame, std::string_view moving_letters) {
    constexpr int kKeyColumn = 2;
    constexpr int kDoesColumn = 10;
    int row = kFirstRow;
    const auto put = [&](std::string_view key, std::string_view does) {
        frame.put_text(kKeyColumn, ++row, key, Color::white);
        frame.put_text(kDoesColumn, row, does, Color::gray);
    };
    frame.put_text(kKeyColumn, row, "-- KEYS --", Color::yellow);
    put("arrows", "move, attack, open, force");
    if (!moving_letters.empty()) {
        put(moving_letters, "left, down, up, right");
    }
    for (const auto& [key, does] : kCommands) {
        put(key, does);
    }
    for (const auto& [key, does] : kSessionKeys) {
        put(key, does);
    }
}

/// Glyphs and their names, one below the other.
class Legend {
public:
    Legend(Frame& frame, int column, std::string_view title) : frame_(frame), column_(column) {
        frame_.put_text(column_, row_, title, Color::yellow);
    }

    void put(Appearance appearance, std::string_view name) {
        frame_.put_glyph(column_, ++row_, appearance);
        frame_.put_text(column_ + 4, row_, name, Color::gray);
    }

private:
    Frame& frame_;
    int column_;
    int row_ = kFirstRow;
};

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

std::span<const KeyLine> commands() {
    return kCommands;
}

void compose(Frame& frame, const Help& help) {
    frame.put_text(2, 0, "Bring the brands home. Go on later: leave with q.", Color::white);
    draw_keys(frame, help.moving_letters);
    draw_who_and_what(frame);
    draw_ground(frame);
    frame.put_text(2, Frame::kRows - 3, "s: the story so far", Color::white);
    frame.put_text(2, Frame::kRows - 2, "g: emoji or ASCII, if the pictures look wrong",
                   Color::white);
    frame.put_text(2, Frame::kRows - 1, "any other key: back to the game", Color::white);
}

}  // namespace rogue::world
