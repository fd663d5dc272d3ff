#include "rogue/classic/items/item.hpp"

#include <vector>

#include "rogue/classic/glyphs.hpp"
#include "tests/support/check.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

struct ItemRow {
    Item item;
    std::string_view name;
    std::string_view detail;
    Appearance appearance;
};

TEST("every item has its name, its detail and its looks") {
    const std::vector<ItemRow> rows{
        {Potion{.heals = 10}, "healing potion", "heals 10", {glyph::kPotion, Color::red}},
        {Potion{.heals = 15}, "healing potion", "heals 15", {glyph::kPotion, Color::red}},
        {kDagger, "dagger", "+1 atk", {glyph::kWeapon, Color::cyan}},
        {Weapon{.plain_name = "warhammer", .bonus = 12},
         "warhammer",
         "+12 atk",
         {glyph::kWeapon, Color::cyan}},
        {kBlessedAxe, "enchanted battle axe", "+4 atk", {glyph::kWeapon, Color::cyan}},
        {kWand, "wand of fireball (3)", "8 dmg, range 6", {glyph::kWand, Color::magenta}},
        {Wand{.kind = &kFireball, .damage = 21, .charges = 0},
         "wand of fireball (0)",
         "21 dmg, range 6",
         {glyph::kWand, Color::magenta}},
        {Wand{.kind = &kFrost, .damage = 9, .charges = 2},
         "wand of frost (2)",
         "9 dmg, range 3",
         {glyph::kWand, Color::blue}},
    };
    for (const ItemRow& row : rows) {
        const check::Context context{std::string(row.name)};
        CHECK_EQ(name_of(row.item), row.name);
        CHECK_EQ(detail_of(row.item), row.detail);
        CHECK(appearance_of(row.item) == row.appearance);
    }
}

TEST("a new weapon is not enchanted") {
    CHECK(!kDagger.enchanted);
}

}  // namespace
}  // namespace rogue::test
