#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/map/fov.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// The map and the pack on the screen, and what a look tells.

namespace rogue::test {

using namespace classic;
namespace {

Frame frame_of(const Game& game) {
    Frame frame;
    std::visit([&](const auto& view) { compose(frame, view); }, game.screen());
    return frame;
}

TEST("the sidebar tells depth, HP, attack, kills and score, the keys, and what is in use") {
    Player player = carrying({kShortsword, kWand});
    player.pack.equip_weapon(0);
    player.pack.ready_wand(1);
    const Frame frame = frame_of(played("#@r>#", "RRR><", player));
    constexpr auto kRows = std::to_array<std::string_view>({
        "Yellow:  -- STATUS --",
        "White:  Depth: 1 (max 2)",
        "Green:  HP:    30/30",
        "White:  ATK:   6",
        "White:  Kills: 1",
        "Cyan:  Score: 210",
        "",
        "Yellow:  -- KEYS --",
        "Gray:  arrows: move",
        "Gray:  g: pick up",
        "Gray:  i: inventory",
        "Gray:  z: zap wand",
        "Gray:  >: descend",
        "Gray:  <: ascend",
        "Gray:  q: quit",
        "Yellow:  Weapon:",
        "Cyan:  shortsword",
        "Magenta:  Wand: fireball (3)",
    });
    for (int row = 0; row < static_cast<int>(kRows.size()); ++row) {
        CHECK_EQ(row_in(frame, row, 60), kRows[static_cast<std::size_t>(row)]);
    }
    const Frame bare = frame_of(played("#@#", ""));
    CHECK_EQ(row_in(bare, 16, 60), "Cyan:  (fists)");
    CHECK_EQ(row_in(bare, 17, 60), "Magenta:  Wand: (none)");
}

TEST("in sight the last in the list is on top: ground, items, monsters, the player") {
    DungeonLevel level = level_from("#@){r>#");
    level.items.push_back({{2, 0}, kWand});
    level.items.push_back({{4, 0}, kPotion});
    level.monsters.emplace_back(kBoss, Point{3, 0});
    level.monsters.emplace_back(kBoss, Point{1, 0});
    const Frame frame = frame_of(played(level, "ia", carrying({kBlessedAxe})));
    constexpr auto kTiles = std::to_array<std::string_view>(
        {"██ DarkCyan", "🧙 Yellow", "🪄 Magenta", "💀 DarkRed", "🐀 DarkGray", ">> Yellow"});
    for (int x = 0; x < static_cast<int>(kTiles.size()); ++x) {
        CHECK_EQ(tile_in(frame, {x, 0}), kTiles[static_cast<std::size_t>(x)]);
    }
    CHECK_EQ(tile_in(frame, {2, 5}), "");
}

TEST("out of sight the explored ground is remembered, and things and monsters are not drawn") {
    DungeonLevel level = level_from("#@>\n!r{");
    for (int x = 0; x < 3; ++x) {
        level.at({x, 1}).explored = true;
    }
    const Player player;
    Frame frame;
    compose(frame, MapView{level, player, MessageLog{}, 1, tally_of(1, 0)});
    CHECK_EQ(tile_in(frame, {0, 1}), "·· DarkGray");
    CHECK_EQ(tile_in(frame, {1, 1}), "·· DarkGray");
    CHECK_EQ(tile_in(frame, {2, 1}), "⛲ DarkCyan");
    CHECK_EQ(tile_in(frame, {2, 0}), "");
}

TEST("the log has the newest four messages below a line") {
    const Frame frame = frame_of(played("#@)#", "><>Rg"));
    CHECK_EQ(row_in(frame, 18), "DarkGray: " + std::string(80, '-'));
    CHECK_EQ(row_in(frame, 19), "DarkGray: No stairs up here.");
    CHECK_EQ(row_in(frame, 20), "DarkGray: No stairs down here.");
    CHECK_EQ(row_in(frame, 21), "Cyan: You see a dagger here. (press g)");
    CHECK_EQ(row_in(frame, 22), "Cyan: You pick up the dagger.");
}

TEST("the pack lists each item by its letter, name and detail, and whether it is in use") {
    const Frame frame =
        frame_of(played("#@#", "ibicidi", carrying({kPotion, kDagger, kWand, kBlessedAxe})));
    CHECK_EQ(rows_in(frame),
             "Yellow: -- INVENTORY --\n"
             "Gray: Press a letter to use/equip, or any other key to cancel.\n"
             "\n"
             "Red Gray:   a) healing potion [heals 10]\n"
             "Cyan Gray:   b) dagger [+1 atk]\n"
             "Magenta Gray:   c) wand of fireball (3) [8 dmg, range 6] (equipped)\n"
             "Cyan Gray:   d) enchanted battle axe [+4 atk] (equipped)\n");
    CHECK_EQ(row_in(frame_of(played("#@#", "i")), 3), "Gray:   (empty)");
}

TEST("a look tells a monster's HP and hits, and a weapon's attack beside the player's") {
    DungeonLevel level = level_from("@rL)!");
    const auto about = [&](int x) {
        const Player player = wielding(kShortsword);
        const Note note = note_at({level, player, MessageLog{}, 1, {}}, {x, 0});
        return concat(note.name, "|", note.about);
    };
    CHECK_EQ(about(1), "|4 HP, hits for 1 to 3");
    CHECK_EQ(about(2), "|45 HP, hits for 10 to 12; only enchanted steel or fire harms it");
    CHECK_EQ(about(3), "dagger|attack 5, yours 6");
    CHECK_EQ(about(4), "|");
    level.monsters.back().hp = 44;
    CHECK(about(2).starts_with("|45 HP in all, hurt, hits"));
    level.monsters.front().hp = 2;
    CHECK(about(1).starts_with("|4 HP in all, badly hurt, hits"));
}

TEST("a look tells whether the bolt of the readied wand would meet a monster") {
    const auto about = [](std::string_view drawing, Point monster) {
        Player player = carrying({kWand});
        player.pack.ready_wand(0);
        const DungeonLevel level = level_from(drawing);
        player.position = level.spawn;
        const Note note = note_at({level, player, MessageLog{}, 1, {}}, monster);
        return note.about.substr(note.about.find(" to 3") + 5);
    };
    CHECK_EQ(about("#@..r", {4, 0}), "; in range of the wand, 3 steps away");
    CHECK_EQ(about("#@.#r", {4, 0}), "");
    CHECK_EQ(about("#@.rr", {4, 0}), "");
}

TEST("before the wand is zapped one is told who stands in each direction, and who too far away") {
    const auto targets = [](std::string_view drawing) {
        Player player = carrying({kWand});
        player.pack.ready_wand(0);
        DungeonLevel level = level_from(drawing);
        player.position = level.spawn;
        compute_fov(level, player.position);
        const MessageLog log;
        const SeenMap seen = seen_map_of(MapView{level, player, log, 1, {}});
        return targets_of(player, seen, [&](Point place) { return level.walkable(place); });
    };
    CHECK_EQ(targets("#@.....r"), "Reach 6: rat, 6 east.");
    CHECK_EQ(targets("#@......r"), "Reach 6: nobody. Too far: rat, 7 east.");
    CHECK_EQ(targets("r.......@.rr"), "Reach 6: rat, 2 east. Too far: rat, 8 west.");
    CHECK_EQ(targets("#@.#r"), "Reach 6: nobody.");
}

TEST("what is seen is told as data: where stairs lead, what works, what is remembered") {
    DungeonLevel level = level_from("#@><{r");
    level.reveal({0, 0});
    level.reveal({2, 0});
    level.reveal({3, 0});
    level.reveal({5, 0});
    level.at({4, 0}).explored = true;
    const Player player;
    const SeenMap content = seen_map_of({level, player, MessageLog{}, 1, {}});
    CHECK(content.at({0, 0}).kind == TileContent::Kind::wall);
    CHECK(content.at({2, 0}).leads == TileContent::Leads::down && !content.at({2, 0}).remembered);
    CHECK(content.at({3, 0}).leads == TileContent::Leads::up);
    CHECK(content.at({4, 0}).step == TileContent::Step::used_up && content.at({4, 0}).remembered);
    CHECK_EQ(content.at({5, 0}).name, "rat");
}

}  // namespace
}  // namespace rogue::test
