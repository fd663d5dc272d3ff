#include <array>
#include <set>
#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("help shows every glyph of the game") {
    const Frame frame = AnyScreen(Help{kClassic, {}}, Prompt::page).frame();
    std::set<Glyph> shown;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (const Cell& cell : frame.row(row)) {
            if (cell.kind == Cell::Kind::glyph_head) {
                shown.insert(cell.glyph());
            }
        }
    }
    for (const Look* row : kClassic.glyphs.all()) {
        const check::Context context{std::string(row->ascii)};
        CHECK(shown.contains(row->glyph));
    }
}

TEST("help names the other layouts of keys above its hints") {
    const std::string help =
        rows_text(AnyScreen(Help{kClassic, {"hjkl", "HJKL"}}, Prompt::page).frame());
    CHECK(help.find("To move with letters: --keys vi or wasd") < help.find(kHints.front()));
}

TEST("help calls each item what plain play calls it") {
    const std::string help = rows_text(AnyScreen(Help{kClassic, {}}, Prompt::page).frame());
    const auto items = std::to_array<std::pair<Item, std::string_view>>(
        {{kPotion, "potion"}, {kDagger, "weapon"}, {kWand, "wand"}});
    for (const auto& [item, word] : items) {
        const Look& look = classic::look_of(item);
        CHECK_EQ(look.name, word);
        CHECK(help.find(concat(look.emoji, "  ", word, " ")) != std::string::npos);
    }
}

}  // namespace
}  // namespace rogue::test
