#include "tutorial/screens/screens.hpp"

#include <array>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

Frame shown(const World& world, const Targeting* targeting = nullptr) {
    Frame frame;
    compose(frame, tutorial::Screen{world.level, world.player, world.log, targeting});
    return frame;
}

// What stands in that cell: `@ White`; nothing if it is blank.
std::string cell(const Frame& frame, int column, int row) {
    const rogue::Cell& at = frame.at(column, row);
    return at.blank() ? "" : concat(at.character, " ", color_name(at.color));
}

// From its first column, 61.
std::string sidebar(const World& world, int row) {
    return row_in(shown(world), row, 61);
}

TEST("ground, doors, stairs and treasure, in sight and remembered") {
    World world = world_from("#@+.>$#");
    world.level.stairs_up = {3, 0};
    for (int x = 0; x < 7; ++x) {
        world.level.explored.insert({x, 0});
    }
    CHECK_EQ(row_in(shown(world), 0, 0, 60), "Gray White DarkGray DarkYellow DarkGray: #@+<>$#");
    CHECK_EQ(cell(shown(world), 2, 0), "+ White");
    for (int x = 0; x < 7; ++x) {
        world.level.in_sight.insert({x, 0});
    }
    world.level.doors.front().open = true;
    CHECK_EQ(row_in(shown(world), 0, 0, 60), "Gray White Yellow Gray: #@-<>$#");
    world.player.position = {40, 40};
    world.level.stairs_up = {79, 47};
    CHECK_EQ(cell(shown(world), 1, 0), "");
}

TEST("what is not explored is not drawn, but for a monster in sight") {
    World world = world_from("#@...#");
    world.level.explored = {};
    world.level.treasure.push_back({{2, 0}, Gold{1}});
    world.level.doors.push_back({{3, 0}});
    add(world, plain_monster(MonsterKind::goblin, {4, 0}));
    CHECK_EQ(row_in(shown(world), 0, 0, 60), "White Green:  @  g");
}

TEST("each thing has its glyph, the last in the list on top") {
    World world = world_from("#@.#");
    const auto with = [&](Treasure::Thing thing) {
        world.level.treasure.push_back({{2, 0}, thing});
        return cell(shown(world), 2, 0);
    };
    CHECK_EQ(with(Gold{1}), "$ Yellow");
    CHECK_EQ(with(Equipment{WornOn::head, "Chain", {}}), "] Yellow");
    CHECK_EQ(with(ItemKind::magic_map), "! Yellow");
    CHECK_EQ(with(AbilityKind::fireball), "* Yellow");
}

TEST("a look tells what an item does that lies there on top") {
    World world = world_from("#@.#");
    const auto look = [&](Treasure::Thing thing) {
        world.level.treasure.push_back({{2, 0}, thing});
        const Note note =
            note_at(tutorial::Screen{world.level, world.player, world.log, nullptr}, {2, 0});
        return note.name + ": " + note.about;
    };
    CHECK_EQ(look(Gold{1}), ": ");
    CHECK_EQ(look(Equipment{WornOn::head, "Chain", {}}), ": ");
    CHECK_EQ(look(ItemKind::healing_potion), "Healing Potion: heals 15");
    CHECK_EQ(look(AbilityKind::whirlwind), ": ");
}

TEST("monsters in sight have their colours; out of sight they look like floor, over all else") {
    World world = world_from("#@kog#");
    CHECK_EQ(row_in(shown(world), 0, 0, 60), "Gray White Red Cyan Green Gray: #@kog#");
    World hidden = world_from("#@+k.#");
    hidden.level.explored.insert({3, 0});
    hidden.level.treasure.push_back({{3, 0}, Gold{1}});
    CHECK_EQ(cell(shown(hidden), 3, 0), ". DarkGray");
}

TEST("what lies out of sight is remembered") {
    World world = world_from("#@+.#");
    world.level.explored.insert({3, 0});
    world.level.treasure.push_back({{3, 0}, Gold{1}});
    const tutorial::Screen screen{world.level, world.player, world.log, nullptr};
    CHECK_EQ(seen_map_of(screen).at({3, 0}).name, "gold");
    CHECK(seen_map_of(screen).at({3, 0}).remembered);
    CHECK(!seen_map_of(screen).at({2, 0}).remembered);
}

TEST("the player hides a monster on the same cell, and what lies there is seen") {
    World world = world_from("#@.#");
    const Point here = world.player.position;
    add(world, plain_monster(MonsterKind::ooze, here));
    const auto seen_here = [&] {
        return seen_map_of(tutorial::Screen{world.level, world.player, world.log, nullptr})
            .at(here);
    };
    CHECK(seen_here().kind == TileContent::Kind::ground);
    world.level.treasure.push_back({here, Gold{1}});
    CHECK_EQ(seen_here().name, "gold");
}

TEST("no walk goes to armor and weapons once the player wears something that they may replace") {
    World world = world_from("#@.#");
    world.level.treasure.push_back({{2, 0}, Equipment{}});
    const auto step_onto_it = [&] {
        return seen_map_of(tutorial::Screen{world.level, world.player, world.log, nullptr})
            .at({2, 0})
            .step;
    };
    CHECK(step_onto_it() == TileContent::Step::item);
    world.player.worn_on(tutorial::WornOn::feet) = Equipment{};
    CHECK(step_onto_it() == TileContent::Step::on_purpose);
}

TEST("the window follows the player and stops at the map's edges") {
    struct Row {
        Point player;
        int column, row;
    };
    for (const auto& [player, column, row] :
         {Row{{0, 0}, 0, 0}, Row{{30, 9}, 30, 9}, Row{{31, 10}, 30, 9}, Row{{50, 39}, 30, 9},
          Row{{51, 40}, 31, 10}, Row{{79, 47}, 59, 17}}) {
        World world = world_from("#");
        world.player.position = player;
        CHECK_EQ(cell(shown(world), column, row), "@ White");
    }
}

TEST("the window moves with a cursor above or below it, just so far") {
    World world = world_from("#");
    world.player.position = {40, 24};  // The window has rows 15 to 32.
    for (const auto& [cursor, row, player_row] :
         {std::array{15, 0, 9}, {14, 0, 10}, {9, 0, 15}, {32, 17, 9}, {33, 17, 8}, {39, 17, 2}}) {
        const Targeting aim{AbilityKind::magic_missile, Targeting::Shape::monster, {40, cursor}};
        const Frame frame = shown(world, &aim);
        CHECK_EQ(cell(frame, 30, row), "X Magenta");
        CHECK_EQ(cell(frame, 30, player_row), "@ White");
    }
}

TEST("an area and a line are marked on what is drawn, the cursor on top") {
    World world = world_from("#@.k.#");
    const Targeting area{AbilityKind::fireball, Targeting::Shape::area, {2, 0}};
    CHECK_EQ(row_in(shown(world, &area), 0, 0, 60), "DarkMagenta Magenta DarkMagenta Gray: #@Xk.#");
    CHECK_EQ(row_in(shown(world, &area), 2, 0, 60), "DarkMagenta: :::::");
    const Targeting line{AbilityKind::lightning_bolt, Targeting::Shape::line, {3, 0}};
    CHECK_EQ(row_in(shown(world, &line), 0, 0, 60),
             "Gray DarkMagenta Magenta DarkYellow Gray: #@.k.#");
    const Targeting monster{AbilityKind::magic_missile, Targeting::Shape::monster, {3, 0}};
    CHECK_EQ(row_in(shown(world, &monster), 0, 0, 60),
             "Gray White DarkYellow Magenta DarkYellow Gray: #@.k.#");
}

TEST("the sidebar of a new run shows full health, no gold and nothing worn") {
    World world = world_from("#@#");
    constexpr auto kRows = std::to_array<std::string_view>({
        "White: Health:  100/100",
        "White: Attack:  2 (50%)",
        "White: Defense: 2 (40%)",
        "Yellow: Gold:    0",
        "White: Level:   1",
        "",
        "DarkGray: Head: None",
        "DarkGray: Body: None",
        "DarkGray: Hand: None",
        "DarkGray: Feet: None",
        "DarkGray: Q None",
        "DarkGray: W None",
        "DarkGray: E None",
        "DarkGray: R None",
        "DarkGray: 1 None",
        "DarkGray: 2 None",
        "DarkGray: 3 None",
        "DarkGray: 4 None",
    });
    for (int row = 0; row < static_cast<int>(kRows.size()); ++row) {
        CHECK_EQ(sidebar(world, row), kRows[static_cast<std::size_t>(row)]);
    }
}

TEST("the sidebar tells what is worn, learned and carried") {
    World world = world_from("#@#");
    world.player.health = -3;
    world.player.gold = 1234;
    world.level.number = 12;
    world.player.worn_on(WornOn::hand) = {WornOn::hand, "2H Sword", {3, 30, 0, 0, 3}};
    world.player.abilities[1].emplace(Ability{AbilityKind::lightning_bolt});
    world.player.abilities[2].emplace(Ability{AbilityKind::reveal_map, 100});
    world.player.abilities[3].emplace(Ability{AbilityKind::heal_self, 7});
    world.player.items[3].emplace(ItemKind::wand_of_destruction);
    CHECK_EQ(sidebar(world, 0), "White: Health:  -3/100");
    CHECK_EQ(sidebar(world, 1), "White: Attack:  5 (80%)");
    CHECK_EQ(sidebar(world, 3), "Yellow: Gold:    1234");
    CHECK_EQ(sidebar(world, 4), "White: Level:   12");
    CHECK_EQ(sidebar(world, 8), "White: Hand: 2H Sword");
    CHECK_EQ(sidebar(world, 11), "White: W Lightning Bolt");
    CHECK_EQ(sidebar(world, 12), "DarkYellow: E Reveal Map    100");
    CHECK_EQ(sidebar(world, 13), "DarkYellow: R Heal Self       7");
    CHECK_EQ(sidebar(world, 17), "White: 4 Destruction Wand");
    world.player.gold = 1'000'000'000;
    CHECK_EQ(sidebar(world, 3), "Yellow: Gold:    1000000000");
}

TEST("row 18 has the health of the first eight monsters in sight") {
    World world = world_from("#@kog.kogkogk#");
    world.level.monsters[0].health = 1;
    world.level.monsters[1].health = 5;
    world.level.monsters[2].health = 6;
    world.level.monsters[3].max_health = 80;
    const std::string row = text_in(shown(world), 18);
    CHECK_EQ(row,
             "k=--------o====-----g=====----k=--------o========-g========-k========-o========-");
    CHECK_EQ(cell(shown(world), 11, 18), "= Cyan");
    CHECK_EQ(cell(shown(world), 15, 18), "- DarkGray");
    CHECK_EQ(text_in(shown(world_from("#@+k#")), 18), std::string(80, '-'));
}

TEST("the newest four messages stand below, cut at the edge") {
    World world = world_from("#@#");
    for (int i = 1; i <= 5; ++i) {
        world.say("message ", i);
    }
    CHECK_EQ(row_in(shown(world), 19), "White: message 2");
    CHECK_EQ(row_in(shown(world), 22), "White: message 5");
    world.say(std::string(100, 'x'));
    CHECK_EQ(row_in(shown(world), 22), "White: " + std::string(80, 'x'));
}

}  // namespace
}  // namespace rogue::test
