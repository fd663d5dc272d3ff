#include "rogue/ui/map_words.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "rogue/classic/classic.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/paper.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

namespace {

constexpr MapReading kPaper{
    .columns = 8, .rows = 4, .tile_width = 1, .side = 10, .status = 0, .seen = seen_on_paper};

std::string all_told(const Frame& frame) {
    std::string result;
    for (const Sighting& sighting : sightings(frame, kPaper)) {
        result += told(sighting) + "\n";
    }
    return result;
}

TEST("creatures are told first, and of them and of things the nearest") {
    CHECK_EQ(all_told(paper({"########", "#P..g.o#", "#.T@k..#", "########"})),
             "k, 1 east\ng, 1 east, 1 north\no, 3 east, 1 north\nT, 1 west\nP, 2 west, 1 north\n");
}

TEST("what is remembered is told last, and said to be") {
    Frame frame = paper({"#@....G#"});
    frame.put_text(2, 0, "S", Color::dark_gray);
    CHECK_EQ(all_told(frame), "G, 5 east\nS, 1 east, remembered\n");
}

TEST("a map without the player tells nothing") {
    CHECK_EQ(all_told(paper({"#...g..#"})), "");
    CHECK_EQ(ways(paper({"#...g..#"}), kPaper), "no way");
    CHECK_EQ(all_told(paper({"#...g..#", "", "", "", "@ below"})), "");
}

TEST("a way leads where the next tile is known and no wall") {
    CHECK_EQ(ways(paper({"###.###", "##.@ ##", "###g###"}), kPaper), "ways north, south, west");
    CHECK_EQ(ways(paper({"###", "#@#", "###"}), kPaper), "no way");
}

TEST("a map at the frame's edge has no way beyond it") {
    CHECK_EQ(ways(paper({"@."}), kPaper), "ways east");
}

TEST("an aim tells its place and the creatures that it would strike, the nearest first") {
    Frame frame = paper({"########", "#o@.g.T#"});
    CHECK_EQ(aim(frame, kPaper), "");
    frame.put_text(3, 1, ".", Color::magenta);
    CHECK_EQ(aim(frame, kPaper), "aim 1 east");
    frame.put_text(3, 1, ".", Color::dark_magenta);
    frame.put_text(4, 1, "g", Color::magenta);
    frame.put_text(1, 1, "o", Color::dark_magenta);
    CHECK_EQ(aim(frame, kPaper), "aim 2 east: o, g");
    frame.put_text(4, 1, "g", Color::green);
    frame.put_text(2, 1, "@", Color::magenta);
    CHECK_EQ(aim(frame, kPaper), "aim here: o");
}

TEST("of the creatures whose health the screen shows the hurt ones are told") {
    const auto told = [](int g, int o) {
        return wounds(std::array{Health{"g", g, 9}, Health{"o", o, 9}});
    };
    CHECK_EQ(told(9, 9), "");
    CHECK_EQ(told(9, 5), "hurt: o 5 of 9");
    CHECK_EQ(told(1, 0), "hurt: g 1 of 9, o 0 of 9");
}

// A map of the dungeon crawl has glyphs where this frame has them, each with its place.
std::set<std::pair<int, int>> drawn_things(const Frame& frame, Point& player) {
    constexpr std::array kUnnamed{glyph::kWall, glyph::kFloor, glyph::kPlayer};
    std::set<std::pair<int, int>> result;
    for (int y = 0; y < kClassic.map.rows; ++y) {
        for (int x = 0; x < kClassic.map.columns; ++x) {
            const Cell& cell = frame.at(2 * x, y);
            if (cell.kind == Cell::Kind::glyph_head && cell.glyph == glyph::kPlayer) {
                player = {x, y};
            }
            if (cell.kind == Cell::Kind::glyph_head &&
                std::ranges::find(kUnnamed, cell.glyph) == kUnnamed.end()) {
                result.emplace(x, y);
            }
        }
    }
    return result;
}

TEST("what is told of the crawl's maps is what they show, no less and no more") {
    int maps = 0;
    play(recorded_run("hoard-3351"), [&](const Frame& frame, std::chrono::milliseconds stay, int) {
        Point player{-1, -1};
        const auto drawn = drawn_things(frame, player);
        if (stay != std::chrono::milliseconds::zero() || player.x < 0) {
            return;
        }
        ++maps;
        std::set<std::pair<int, int>> sighted;
        for (const Sighting& sighting : sightings(frame, kClassic.map)) {
            const Point tile = player + sighting.from_player;
            sighted.emplace(tile.x, tile.y);
            CHECK(!sighting.seen.name.empty());
        }
        CHECK(sighted == drawn);
    });
    CHECK(maps > 100);
}

TEST("the crawl's things are told by the names that its help gives their glyphs") {
    const auto name = [](Glyph glyph, Color color) {
        return kClassic.map.seen({Cell::Kind::glyph_head, ' ', glyph, color}).name;
    };
    CHECK_EQ(name(glyph::kGoblin, Color::green), "goblin");
    CHECK_EQ(name(glyph::kWeapon, Color::cyan), "weapon");
    CHECK_EQ(name(glyph::kPotion, Color::red), "potion");
    CHECK_EQ(name(glyph::kWand, Color::magenta), "wand");
    CHECK_EQ(name(glyph::kStairsDown, Color::yellow), "stairs down");
}

}  // namespace
}  // namespace rogue::test
