#include <array>

#include "rogue/classic/entities/monster_kinds.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/screens/screens.hpp"

namespace rogue {
namespace {

constexpr auto kCommands = std::to_array<KeyLine>({
    {"g", "pick up what lies here"},
    {"i", "open the pack; letters use items"},
    {"z", "zap the wand, then an arrow"},
    {">", "take the stairs down"},
    {"<", "take the stairs up"},
});

constexpr auto kSessionKeys = std::to_array<KeyLine>({
    {"m", "read old messages"},
    {"q", "leave, for now or for good"},
    {"Ctrl-L", "redraw the screen"},
});

void draw_keys(Frame& frame, std::string_view moving_letters) {
    constexpr int kKeyColumn = 2;
    constexpr int kDoesColumn = 10;
    int row = 2;
    const auto put = [&](std::string_view key, std::string_view does) {
        frame.put_text(kKeyColumn, ++row, key, Color::white);
        frame.put_text(kDoesColumn, row, does, Color::gray);
    };
    frame.put_text(kKeyColumn, row, "-- KEYS --", Color::yellow);
    put("arrows", "move, and attack who is there");
    if (!moving_letters.empty()) {
        put(moving_letters, "left, down, up, right");
    }
    for (const auto& [key, does] : kCommands) {
        put(key, does);
    }
    for (const auto& [key, does] : kSessionKeys) {
        put(key, does);
    }
    frame.put_text(kKeyColumn, row + 2, "Other keys to move: --keys vi or wasd", Color::gray);
}

/// Glyphs and their names, one below the other.
class Legend {
public:
    explicit Legend(Frame& frame) : frame_(frame) {
        frame_.put_text(kColumn, row_, "-- WHAT YOU SEE --", Color::yellow);
    }

    void put(Appearance appearance, std::string_view name) {
        frame_.put_glyph(kColumn, ++row_, appearance);
        frame_.put_text(kColumn + 4, row_, name, Color::gray);
    }

private:
    static constexpr int kColumn = 46;

    Frame& frame_;
    int row_ = 2;
};

void draw_legend(Frame& frame) {
    Legend legend(frame);
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
    return kCommands;
}

void compose(Frame& frame, const ClassicHelp& help) {
    frame.put_text(2, 0, "Descend as deep as you can. Go on later: leave with q.", Color::white);
    draw_keys(frame, help.moving_letters);
    draw_legend(frame);
    frame.put_text(2, Frame::kRows - 2, "g: emoji or ASCII, if the pictures look wrong",
                   Color::white);
    frame.put_text(2, Frame::kRows - 1, "any other key: back to the game", Color::white);
}

}  // namespace rogue
