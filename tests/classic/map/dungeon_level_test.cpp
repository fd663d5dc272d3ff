#include "rogue/classic/map/dungeon_level.hpp"

#include <array>
#include <utility>

#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("a new level is 30 by 18 tiles of solid, unknown wall without anyone in it") {
    const DungeonLevel level;
    for (int y = 0; y < 18; ++y) {
        for (int x = 0; x < 30; ++x) {
            CHECK_EQ(level.at({x, y}).terrain, Terrain::wall);
            CHECK(!level.visible({x, y}) && !level.at({x, y}).explored);
        }
    }
    CHECK(level.monsters.empty());
    CHECK(level.items.empty());
}

TEST("the level ends behind its last column and row") {
    using Row = std::pair<Point, bool>;
    for (const auto& [p, inside] :
         {Row{{0, 0}, true}, Row{{29, 17}, true}, Row{{29, 0}, true}, Row{{0, 17}, true},
          Row{{-1, 0}, false}, Row{{0, -1}, false}, Row{{30, 0}, false}, Row{{0, 18}, false}}) {
        const check::Context context(coordinates(p));
        CHECK_EQ(DungeonLevel::contains(p), inside);
        CHECK_EQ(open_level().walkable(p), inside);
    }
}

TEST("all terrain but walls can be walked on") {
    const DungeonLevel level = level_from("#.><{");
    CHECK(!level.walkable({0, 0}));
    for (int x = 1; x < 5; ++x) {
        CHECK(level.walkable({x, 0}));
    }
}

TEST("a monster is found by its tile, a dead one is not") {
    DungeonLevel level = level_from(".r.g.");
    CHECK(level.monster_at({0, 0}) == nullptr);
    CHECK(level.monster_at({1, 0}) == &level.monsters[0]);
    CHECK(level.monster_at({3, 0}) == &level.monsters[1]);
    level.monsters[1].hp = 0;
    CHECK(level.monster_at({3, 0}) == nullptr);
}

TEST("the dead are taken off and leave the others in their order") {
    DungeonLevel level = level_from("rgoTW");
    for (const std::size_t dead : {0U, 1U, 4U}) {
        level.monsters[dead].hp = 0;
    }
    CHECK_EQ(level.remove_dead(), 3);
    CHECK_EQ(level.remove_dead(), 0);
    std::string left;
    for (const Monster& monster : level.monsters) {
        left += std::string(monster.kind->name) + " ";
    }
    CHECK_EQ(left, "orc troll ");
}

TEST("the first of several items in the list on a tile is found and taken first") {
    DungeonLevel level = level_from(")../");
    level.items.push_back({{0, 0}, kPotion});
    level.items.push_back({{0, 0}, kShortsword});
    CHECK(level.item_at({1, 0}) == nullptr);
    for (const std::string_view expected : {"dagger", "healing potion", "shortsword"}) {
        CHECK_EQ(name_of(level.item_at({0, 0})->item), expected);
        level.remove_item_at({0, 0});
    }
    level.remove_item_at({0, 0});
    CHECK(level.item_at({0, 0}) == nullptr);
    CHECK_EQ(name_of(level.item_at({3, 0})->item), "wand of fireball (3)");
}

TEST("clearing the sight leaves what is explored") {
    DungeonLevel level;
    const auto corners = {Point{0, 0}, Point{29, 17}};
    for (const Point p : corners) {
        level.reveal(p);
        CHECK(level.visible(p));
    }
    level.clear_visibility();
    for (const Point p : corners) {
        CHECK(!level.visible(p));
        CHECK(level.at(p).explored);
    }
}

TEST("terrain looks as the table of the screen says, lit and remembered") {
    struct Row {
        Terrain terrain;
        Glyph glyph;
        std::string_view lit, remembered;
    };
    constexpr auto kTable = std::to_array<Row>({
        {Terrain::wall, glyph::kWall, "DarkCyan", "DarkBlue"},
        {Terrain::floor, glyph::kFloor, "DarkYellow", "DarkGray"},
        {Terrain::stairs_down, glyph::kStairsDown, "Yellow", "DarkYellow"},
        {Terrain::stairs_up, glyph::kStairsUp, "White", "Gray"},
        {Terrain::fountain, glyph::kFountain, "Cyan", "DarkCyan"},
    });
    for (const Row& row : kTable) {
        const check::Context context(std::to_string(static_cast<int>(row.terrain)));
        const TerrainLook look = kTerrainLooks[row.terrain];
        CHECK_EQ(look.glyph, row.glyph);
        CHECK_EQ(color_name(look.color), row.lit);
        CHECK_EQ(color_name(*look.remembered), row.remembered);
    }
}

}  // namespace
}  // namespace rogue::test
