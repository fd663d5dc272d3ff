#include "rogue/classic/screens/panels.hpp"

#include <algorithm>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/classic/items/wand_kinds.hpp"

namespace rogue {
namespace {

constexpr std::size_t kSidebarWidth = Frame::kColumns - kSidebarColumn;
constexpr int kLogRow = kMapRows;

Color health_color(const Player& player) {
    if (player.hp <= player.max_hp / 3) {
        return Color::red;
    }
    return player.hp <= 2 * player.max_hp / 3 ? Color::yellow : Color::green;
}

constexpr bool fits_sidebar(const WandKind& kind) {
    constexpr std::string_view kAroundName = "Wand:  (9)";
    return kind.name.size() + kAroundName.size() <= kSidebarWidth;
}
static_assert(std::ranges::all_of(kWandKinds, fits_sidebar),
              "give the wand a shorter name: the sidebar has no room for this one");

}  // namespace

void put_sidebar(Frame& frame, int row, std::string_view line, Color color) {
    frame.put_text(line.size() == kSidebarWidth ? kSidebarColumn : kSidebarColumn + 1, row, line,
                   color);
}

void draw_status(Frame& frame, std::string_view whereabouts, const Player& player,
                 const Tally& tally) {
    put_sidebar(frame, 0, "-- STATUS --", Color::yellow);
    put_sidebar(frame, 1, whereabouts, Color::white);
    put_sidebar(frame, 2, text("HP:    ", player.hp, "/", player.max_hp), health_color(player));
    put_sidebar(frame, 3, text("ATK:   ", player.attack()), Color::white);
    put_sidebar(frame, 4, text("Kills: ", tally.kills), Color::white);
    put_sidebar(frame, 5, text("Score: ", tally.score), Color::cyan);
}

void draw_keys(Frame& frame, int row, std::span<const std::string_view> keys) {
    put_sidebar(frame, row, "-- KEYS --", Color::yellow);
    for (const std::string_view key : keys) {
        put_sidebar(frame, ++row, key, Color::gray);
    }
}

void draw_gear(Frame& frame, const Inventory& pack) {
    const Weapon* weapon = pack.weapon();
    const Wand* wand = pack.wand();
    put_sidebar(frame, 15, "Weapon:", Color::yellow);
    put_sidebar(frame, 16, weapon != nullptr ? weapon->name() : "(fists)", Color::cyan);
    put_sidebar(frame, 17,
                wand != nullptr ? text("Wand: ", wand->kind->name, " (", wand->charges, ")")
                                : "Wand: (none)",
                Color::magenta);
}

void draw_log(Frame& frame, const MessageLog& log) {
    frame.put_text(0, kLogRow, std::string(Frame::kColumns, '-'), Color::dark_gray);
    for (std::size_t i = 0; i < log.shown_size(); ++i) {
        const auto& [text, color] = log.shown(i);
        frame.put_text(0, kLogRow + 1 + static_cast<int>(i), text, color);
    }
}

}  // namespace rogue
