#include "app/keys/destinations.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

std::string listed(const PaperLevel& level, Ends ends = Ends::no,
                   const std::optional<Destination>& goal = {}) {
    return told(destinations(level.known, level, ends, goal), level.player);
}

TEST(
    "the nearest comes first, with the letter of its number, and stairs with the keys that take "
    "them") {
    const PaperLevel level{"##########", "#@..B.A.>#", "#.....<..#", "##########"};
    CHECK_EQ(listed(level),
             "a: B, 3 east\nb: A, 5 east\n<: stairs up, 5 east, 1 south\n>: stairs down, 7 east\n");
}

TEST("of two stairs down the nearer has the key, and the other a letter") {
    const PaperLevel level{"##########", "#@..>...>#", "##########"};
    CHECK_EQ(listed(level), ">: stairs down, 3 east\nb: stairs down, 7 east\n");
    CHECK_EQ(listed(level, Ends::no, Destination{'>', "stairs down", {8, 1}}),
             "b: stairs down, 7 east\n>: stairs down, 3 east\n");
    CHECK_EQ(listed(level, Ends::no, Destination{'a', "stairs down", {4, 1}}),
             ">: stairs down, 3 east\nb: stairs down, 7 east\n");
}

TEST("a tile that the player was told of is counted in tiles, and behind all else are ends") {
    PaperLevel level{"##########", "#@........", "##########"};
    level.told_of.push_back({"tile in the north", {1, -60}, 16, {0, -2}, {"B"}});
    CHECK_EQ(listed(level, Ends::yes),
             "A: tile in the north, 2 tiles north\nP: unexplored, 8 east\n");
}

TEST(
    "what the player was told of keeps its letter also where he stands on a place of that letter") {
    PaperLevel level{"##########", "#@........", "##########"};
    level.told_of.push_back({"tile in the north", {1, -45}, 16, {0, -2}, {"B"}});
    CHECK_EQ(listed(level), "G: tile in the north, 2 tiles north\n");
}

TEST("a place that is an unexplored end too is listed once, and says so") {
    const PaperLevel level{"#####   ", "#@..A   ", "#####   "};
    CHECK_EQ(listed(level, Ends::yes), "a: A, 3 east, unexplored beyond\n");
    CHECK_EQ(listed(level), "a: A, 3 east\n");
}

TEST("what stays and does nothing is no destination, but what is shut or works is") {
    const PaperLevel level{"#########", "#@.-.+.{#", "#########"};
    CHECK_EQ(listed(level), "b: gate, 4 east\nc: spring, 6 east\n");
}

TEST("what the map has shown of a place that the player was told of has that place's letter") {
    PaperLevel level{"##########", "#@....B..#", "##########"};
    level.told_of.push_back({"tile", {4, 9}, 7, {}, {"A", "B"}});
    CHECK_EQ(listed(level), "D: tile, here\na: B, 5 east\n");
    level.told_of.front().away = 8;
    CHECK_EQ(listed(level), "D: B, 5 east\n");
    level.draw({2, 1}, 'A');
    level.learn();
    CHECK_EQ(listed(level), "D: A, 1 east\na: B, 5 east\n");
}

TEST("letters stay when something else is found or gone") {
    PaperLevel level{"##########", "#@..B.A..#", "##########"};
    level.draw({2, 1}, 'C');
    level.draw({4, 1}, '.');
    level.learn();
    CHECK_EQ(listed(level), "c: C, 1 east\nb: A, 5 east\n");
}

TEST("the goal comes first and keeps its letter, and one that is gone leaves it to nothing") {
    const PaperLevel level{"##########", "#@..B.A..#", "##########"};
    CHECK_EQ(listed(level, Ends::no, Destination{'b', "A", {6, 1}}),
             "b: A, 5 east\na: B, 3 east\n");
    CHECK_EQ(listed(level, Ends::no, Destination{'a', "gone", {7, 1}}),
             "n: B, 3 east\nb: A, 5 east\n");
}

TEST("the letter of what the player stands on names nothing else, also if he has taken it") {
    const std::string_view things = "#@$CDEFGHIJKLMNOPQRSTUVWXAB#";
    PaperLevel level{things.substr(0, 24)};
    level.step(Direction::right);
    level.messages.add("You take it.", Color::white);
    level.learn();
    CHECK_EQ(level.known.number_here(), 1);
    const std::string all = listed(level);
    CHECK_EQ(all.find("a: "), std::string::npos);
    CHECK(all.starts_with("b: C, 1 east\n"));
}

TEST("of things with the same letter the farther has another") {
    PaperLevel level{"#@ABCDEFGHIJKLMNOPQRST##"};
    for (int x = 2; x < 22; ++x) {
        level.draw({x, 0}, '.');
    }
    level.learn();
    for (int x = 2; x < 8; ++x) {
        level.draw({x, 0}, 'Z');
    }
    level.learn();
    CHECK_EQ(
        listed(level),
        "a: Z, 1 east\nb: Z, 2 east\nc: Z, 3 east\nd: Z, 4 east\ne: Z, 5 east\nf: Z, 6 east\n");
}

TEST("no letter of a place is one by which a game shows a monster") {
    std::string monsters;
    for (const GameKind* game : games()) {
        const auto add_if_monster = [&](Cell cell, char shown) {
            for (int color = 0; color < static_cast<int>(Color::count); ++color) {
                cell.color = static_cast<Color>(color);
                if (game->map.seen(cell).kind == Seen::Kind::creature) {
                    monsters += shown;
                    return;
                }
            }
        };
        for (char letter = 'A'; letter <= 'z'; ++letter) {
            add_if_monster({.character = letter}, letter);
        }
        for (const GlyphRow& row : all_glyphs()) {
            add_if_monster({.kind = Cell::Kind::glyph_head, .glyph = row.glyph}, row.ascii.front());
        }
    }
    PaperLevel level{"#@ABCDEFGHIJKLMNOPQRST##"};
    std::string letters;
    for (int i = 0; i < 26; ++i) {
        level.told_of = {{.name = "tile", .position = {i, 9}}};
        for (const Destination& each : destinations(level.known, level, Ends::no, {}).listed) {
            letters += each.key;
        }
    }
    CHECK(monsters.find('k') != std::string::npos && monsters.find('T') != std::string::npos);
    CHECK_EQ(letters.find_first_of(monsters), std::string::npos);
}

TEST("a door is listed as long as something unknown lies beyond") {
    const PaperLevel level{"##########", "#@..=..=  ", "##########"};
    CHECK_EQ(listed(level), "b: door, 6 east\n");
}

TEST("where the player stands is no destination") {
    PaperLevel level{"##########", "#@A......#", "##########"};
    level.step(Direction::right);
    level.learn();
    CHECK_EQ(listed(level), "");
}

TEST("of more things than have room beside the map the nearest are listed") {
    const PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                           "#######################"};
    const auto all = destinations(level.known, level, Ends::no, {}).listed;
    CHECK_EQ(all.size(), 16U);
    CHECK_EQ(all.back().key, 'u');
}

TEST("what the player was told of is listed before all that is nearer") {
    PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                     "#######################"};
    level.told_of.push_back({"tile in the north", {1, -60}, 16, {0, -2}, {"B"}});
    const auto all = destinations(level.known, level, Ends::no, {}).listed;
    CHECK_EQ(all.size(), 16U);
    CHECK_EQ(all.front().name, "tile in the north");
}

TEST("the only end is listed, though its own letter is that of where the player stands") {
    const PaperLevel level{"#####################", "#@..................#",
                           "###################.#", "                     "};
    CHECK_EQ(listed(level, Ends::yes), "F: unexplored, 18 east, 1 south\n");
}

TEST("two unexplored ends in each quarter are listed, and the others counted") {
    const PaperLevel level{"#######################", "#@....................#",
                           "#.#####.#####.#####.###", "#.     .     .     .   "};
    const std::string all = listed(level, Ends::yes);
    CHECK_EQ(all,
             "R: unexplored, 2 south\nZ: unexplored, 6 east, 2 south\nF: unexplored, 12 east, 2 "
             "south\nand 1 more unexplored\n");
}

}  // namespace
}  // namespace rogue::test
