#include <array>
#include <span>

#include "rogue/base/text.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

Frame composed(const Inventory& pack) {
    Frame frame;
    compose(frame, PackView{pack});
    return frame;
}

void check_rows_from(const Frame& frame, int row, std::span<const std::string_view> expected) {
    for (const std::string_view line : expected) {
        const check::Context context(text("row ", row));
        CHECK_EQ(row_in(frame, row++), line);
    }
    for (; row < Frame::kRows; ++row) {
        CHECK_EQ(row_in(frame, row), "");
    }
}

TEST("an empty pack") {
    constexpr auto kRows = std::to_array<std::string_view>({
        "Yellow: -- INVENTORY --",
        "Gray: Press a letter to use/equip, or any other key to cancel.",
        "",
        "Gray:   (empty)",
    });
    check_rows_from(composed({}), 0, kRows);
}

TEST("a line for each item: its letter in its colour, its name, its detail, whether it is in use") {
    Player player =
        carrying({kPotion, kDagger, kBlessedAxe, kWand,
                  Wand{.kind = &kFireball, .damage = 11, .charges = 0}, Potion{.heals = 15}});
    player.pack.equip_weapon(2);
    player.pack.ready_wand(4);
    constexpr auto kRows = std::to_array<std::string_view>({
        "Yellow: -- INVENTORY --",
        "Gray: Press a letter to use/equip, or any other key to cancel.",
        "",
        "Red Gray:   a) healing potion [heals 10]",
        "Cyan Gray:   b) dagger [+1 atk]",
        "Cyan Gray:   c) enchanted battle axe [+4 atk] (equipped)",
        "Magenta Gray:   d) wand of fireball (3) [8 dmg, range 6]",
        "Magenta Gray:   e) wand of fireball (0) [11 dmg, range 6] (equipped)",
        "Red Gray:   f) healing potion [heals 15]",
    });
    check_rows_from(composed(player.pack), 0, kRows);
}

TEST("the item's colour is that of the letter and its bracket, and of nothing else") {
    const Frame frame = composed(carrying({kWand}).pack);
    CHECK_EQ(row_in(frame, 3, 0, 4), "Magenta:   a)");
    CHECK_EQ(row_in(frame, 3, 4), "Gray:  wand of fireball (3) [8 dmg, range 6]");
}

TEST("a full pack goes from a to t and fills the screen to its last row") {
    Inventory pack;
    fill(pack);
    const Frame frame = composed(pack);
    for (int slot = 0; slot < 20; ++slot) {
        const char letter = static_cast<char>('a' + slot);
        CHECK_EQ(row_in(frame, 3 + slot),
                 text("Red Gray:   ", std::string(1, letter), ") healing potion [heals 10]"));
    }
}

}  // namespace
}  // namespace rogue::test
