#include "rogue/ui/help_parts.hpp"

namespace rogue {

int draw_help_keys(Frame& frame, const HelpKeys& keys, int does_column) {
    int row = kHelpRow;
    const auto put = [&](std::string_view key, std::string_view does) {
        if (does.empty()) {
            return;
        }
        frame.put_text(kHelpColumn, ++row, key, Color::white);
        frame.put_text(does_column, row, does, Color::gray);
    };
    frame.put_text(kHelpColumn, row, "-- KEYS --", Color::yellow);
    put("arrows", keys.arrows);
    if (!keys.moving_letters.empty()) {
        put(keys.moving_letters, "left, down, up, right");
    }
    for (const auto& [key, does] : keys.commands) {
        put(key, does);
    }
    put("Shift", "with a key that moves: run");
    for (const ApplicationKey& each : kApplicationKeys) {
        put({&each.key, 1}, each.on_screen);
    }
    put(keys.quitting, "leave, for now or for good");
    put("Ctrl-L", "redraw the screen");
    return row + 1;
}

Legend::Legend(Frame& frame, int column, std::string_view title) : frame_(frame), column_(column) {
    frame_.put_text(column_, row_, title, Color::yellow);
}

void Legend::put(Appearance appearance, std::string_view name) {
    frame_.put_glyph(column_, ++row_, appearance);
    frame_.put_text(column_ + 4, row_, name, Color::gray);
}

}  // namespace rogue
