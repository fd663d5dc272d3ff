#include "app/keys/destinations.hpp"

#include <algorithm>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"
#include "tutorial/rules/actors.hpp"
#include "world/rules/monsters.hpp"

namespace rogue::test {
namespace {

std::string listed(const PaperLevel& level, UnexploredEnds ends = UnexploredEnds::omitted) {
    return list_of(destinations({level.kind, level, level.known}, ends), level.player);
}

TEST("the nearest comes first, with the letter of its number, and stairs with their keys") {
    const PaperLevel level{"##########", "#@..B.A.>#", "#.....<..#", "##########"};
    CHECK_EQ(listed(level),
             "a: B, 3 east\nb: A, 5 east\n<: stairs up, 5 east, 1 south\n>: stairs down, 7 east\n");
}

TEST("of two stairs down the nearer has the key, and the other a letter") {
    const PaperLevel level{"##########", "#@..>...>#", "##########"};
    CHECK_EQ(listed(level), ">: stairs down, 3 east\nb: stairs down, 7 east\n");
}

TEST("a tile that the player was told of is counted in lands, and behind all else are ends") {
    PaperLevel level{"##########", "#@........", "##########"};
    level.known_landmarks.push_back({"tile", {1, -60}, 16, {0, -2}, {"B"}, "in the north"});
    CHECK_EQ(listed(level, UnexploredEnds::listed),
             "G: tile in the north, 2 lands north\nC: unexplored, 8 east\n");
    CHECK_EQ(
        destinations({level.kind, level, level.known}, UnexploredEnds::omitted).listed.front().name,
        "tile");
}

TEST("of two landmarks with the same letter the second has another") {
    PaperLevel level{"##########", "#@.......#", "##########"};
    level.known_landmarks.push_back({"tile in the north", {1, -60}, 16, {0, -2}, {"B"}});
    level.known_landmarks.push_back({"cell in the north", {1, -59}, 16, {0, -2}, {"B"}});
    CHECK_EQ(listed(level),
             "U: cell in the north, 2 lands north\nG: tile in the north, 2 lands north\n");
}

TEST("no two places have the same letter in either case, and what was told keeps its own") {
    PaperLevel level{"##########", "#@.B.....  ", "##########"};
    level.known_landmarks.push_back({"tile", {2, 2}, 0, {0, 5}, {}});
    CHECK_EQ(listed(level, UnexploredEnds::listed),
             "n: B, 2 east\nA: tile, 5 lands south\nC: unexplored, 7 east\n");
    level.walk(Direction::right);
    level.known_landmarks.front().position = level.player;
    CHECK_EQ(listed(level), "n: B, 1 east\n");
}

TEST("an unexplored end whose own letter is taken keeps the one that it got") {
    const PaperLevel level{"##########", "#@ABA.....", "##########"};
    const Scene scene{level.kind, level, level.known};
    Places places = destinations(scene, UnexploredEnds::listed);
    const std::string first = list_of(places, level.player);
    CHECK(first.find("c: A, 3 east\n") != std::string::npos);
    CHECK(first.find("C: unexplored, 8 east\n") == std::string::npos);
    for (int again = 0; again < 2; ++again) {
        places = destinations(scene, UnexploredEnds::listed, places.letters);
        CHECK_EQ(list_of(places, level.player), first);
    }
}

TEST("a place that is an unexplored end too is listed once, and says so") {
    const PaperLevel level{"#####   ", "#@..A   ", "#####   "};
    CHECK_EQ(listed(level, UnexploredEnds::listed), "a: A, 3 east, next to unexplored ground\n");
    CHECK_EQ(listed(level), "a: A, 3 east\n");
}

TEST("what stays and does nothing is no destination, but what is shut or works is") {
    const PaperLevel level{"#########", "#@.-.+.{#", "#########"};
    CHECK_EQ(listed(level), "b: gate, 4 east\nc: spring, 6 east\n");
}

TEST("what the map has shown of a place that the player was told of has that place's letter") {
    PaperLevel level{"##########", "#@....B..#", "##########"};
    level.known_landmarks.push_back({"tile", {4, 9}, 7, {}, {"A", "B"}});
    CHECK_EQ(listed(level), "a: B, 5 east\nU: tile, in this land\n");
    level.known_landmarks.front().away = 8;
    CHECK_EQ(listed(level), "U: B, 5 east\n");
    level.show({2, 1}, 'A');
    CHECK_EQ(listed(level), "U: A, 1 east\na: B, 5 east\n");
}

TEST("letters stay when something else is found or gone") {
    PaperLevel level{"##########", "#@..B.A..#", "##########"};
    level.draw({2, 1}, 'C');
    level.show({4, 1}, '.');
    CHECK_EQ(listed(level), "c: C, 1 east\nb: A, 5 east\n");
}

TEST("the letter of what the player stands on names nothing else, also if he has taken it") {
    PaperLevel level{"#@$CDEFGHIJKLMNOPQRSTU##", "#W######################"};  // W is the 21st.
    level.step(Direction::right);
    level.messages.add("You take it.", Color::white);
    level.learn();
    CHECK_EQ(level.known.place_number_here(), 1);
    const std::string all = listed(level);
    CHECK_EQ(all.find("a: "), std::string::npos);
    CHECK(all.starts_with("b: C, 1 east\n"));
    level.walk(Direction::right);
    CHECK(listed(level).find("a: W, 2 west, 1 south\n") != std::string::npos);
}

// The list after one in which places had these letters, and the letters after it.
std::string listed_after(const PaperLevel& level, const PlaceLetters& before, PlaceLetters& after) {
    const Places places =
        destinations({level.kind, level, level.known}, UnexploredEnds::omitted, before);
    after = places.letters;
    return list_of(places, level.player);
}

TEST("a place keeps the letter that it had, and another place gets one that none had") {
    const PaperLevel level{"##########", "#@AB.C...#", "##########"};
    PlaceLetters after;
    CHECK_EQ(listed_after(level, {{{2, 1}, 'c'}}, after),
             "c: A, 1 east\nb: B, 2 east\ns: C, 4 east\n");
    PlaceLetters again;
    CHECK_EQ(listed_after(level, after, again), "c: A, 1 east\nb: B, 2 east\ns: C, 4 east\n");
    CHECK(again == after);
}

TEST("the letter of a place that is not listed is no other's while it is known, or was listed") {
    PaperLevel level{"##########", "#@AB.C...#", "##########"};
    level.unwanted = Point{2, 1};
    PlaceLetters after;
    CHECK_EQ(listed_after(level, {{{2, 1}, 'b'}, {{8, 1}, 'c'}}, after),
             "p: B, 2 east\ns: C, 4 east\n");
    const auto had = [&](Point place) {
        return std::ranges::find(after, place, &PlaceLetters::value_type::first) != after.end();
    };
    CHECK(had({2, 1}));
    CHECK(!had({8, 1}));  // Nothing is known there.
}

TEST("a letter that another place had is given if no others are free") {
    const PaperLevel level{"##########", "#@A......#", "##########"};
    PlaceLetters before;
    for (const char letter : kLettersOfThings) {
        before.push_back({{letter, 0}, letter});
    }
    PlaceLetters after;
    CHECK_EQ(listed_after(level, before, after), "a: A, 1 east\n");
}

TEST("what the player is told of keeps the letter under which it was seen, or told") {
    PaperLevel level{"##########", "#@....B..#", "##########"};
    level.known_landmarks.push_back({"tile", {4, 9}, 8, {}, {"A", "B"}});
    PlaceLetters after;
    CHECK_EQ(listed_after(level, {{{6, 1}, 'a'}}, after), "a: B, 5 east\n");
    CHECK_EQ(listed_after(level, {{{4, 9}, 'J'}}, after), "J: B, 5 east\n");
}

TEST("a place keeps its letter, whatever comes to lie there") {
    PaperLevel level{"##########", "#@..B.A..#", "##########"};
    level.show({6, 1}, '.');
    level.show({6, 1}, 'C');
    CHECK_EQ(listed(level), "a: B, 3 east\nb: C, 5 east\n");
}

TEST("a thing and the fixture on which it lies are one place, whose letter stays") {
    PaperLevel level{"##########", "#@.{.....#", "##########"};
    CHECK_EQ(listed(level), "a: spring, 2 east\n");
    level.draw({3, 1}, 'A');
    level.learn();
    CHECK_EQ(listed(level), "a: A on spring, 2 east\n");
    level.draw({3, 1}, '{');
    level.learn();
    CHECK_EQ(listed(level), "a: spring, 2 east\n");
}

TEST("a thing on stairs keeps their key") {
    PaperLevel level{"##########", "#@.>.....#", "##########"};
    level.draw({3, 1}, 'A');
    level.learn();
    CHECK_EQ(listed(level), ">: stairs down, 2 east, remembered\na: A on stairs down, 2 east\n");
}

TEST("what lies in the player's part of the level is listed before what is nearer in others") {
    PaperLevel level{"####################", "#A......@.B..C.....#", "####################"};
    level.part_columns = 10;
    CHECK_EQ(listed(level), "a: A, 7 west\nb: B, 2 east\nc: C, 5 east\n");
}

TEST("of things with the same letter the one found first keeps it, whichever is listed first") {
    PaperLevel level{"#........@A##########", "#BCDEFGHIJKLMNOPQRST#", "#U#################"};
    level.part_columns = 10;
    const std::string all = listed(level);
    CHECK(all.find("a: A, 1 east\n") > all.find(": U, 8 west, 2 south\n"));
    CHECK(all.find("a: A, 1 east\n") != std::string::npos);
}

TEST("what nobody wants is no destination, and what the player has tried comes last") {
    PaperLevel level{"##########", "#.A@..B.C#", "##########"};
    level.unwanted = Point{6, 1};
    CHECK_EQ(listed(level), "a: A, 1 west\nc: C, 5 east\n");
    level.walk(Direction::left);
    level.walk(Direction::left);
    CHECK_EQ(listed(level), "c: C, 7 east\na: A, 1 east\n");
}

// Returns the letters that neither a place nor anything in the game has.
std::string free_letters(const GameKind& game, const auto& monsters) {
    std::string taken = concat(kLettersOfThings, kLettersOfPlaces);
    for (const Look* look : game.glyphs.all()) {
        taken += static_cast<char>(look->glyph);
    }
    for (const Look& monster : monsters) {
        taken += static_cast<char>(monster.glyph);
    }
    std::string free = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::erase_if(free, [&](char letter) { return taken.find(letter) != std::string::npos; });
    return free;
}

void expect_no_letters_of_places(const GameKind& game, const auto& monsters) {
    const std::string free = free_letters(game, monsters);
    CHECK(!free.empty());
    for (const Look& monster : monsters) {
        const char character = static_cast<char>(monster.glyph);
        const check::Context which(concat(character, " is a place's letter: give the ",
                                          monster.name, " another. Free are ", free));
        CHECK_EQ(kLettersOfThings.find(character), std::string_view::npos);
        CHECK_EQ(kLettersOfPlaces.find(character), std::string_view::npos);
    }
}

TEST("no letter of a place is one by which a game shows a monster") {
    expect_no_letters_of_places(kClassic, classic::kMonsterKinds);
    expect_no_letters_of_places(kTutorial, tutorial::kMonsterTraits);
    expect_no_letters_of_places(kWorld, world::kMonsterKinds);
}

TEST("a door is listed as long as something unknown lies beyond") {
    const PaperLevel level{"##########", "#@..=..=  ", "##########"};
    CHECK_EQ(listed(level), "b: door, 6 east\n");
}

TEST("where the player stands is no destination, but its keys are known") {
    PaperLevel level{"##########", "#@>...A.>#", "##########"};
    level.known_landmarks.push_back({.name = "tile", .position = {2, 1}});
    const auto all = [&] {
        return destinations({level.kind, level, level.known}, UnexploredEnds::omitted);
    };
    CHECK_EQ(all().here, "");
    level.walk(Direction::right);
    CHECK_EQ(listed(level), "b: A, 4 east\nc: stairs down, 6 east\n");
    CHECK_EQ(all().here, "a>");
    CHECK_EQ(all().around, "A");  // Only its land is known: it may not be here.
}

TEST("of doors out of sight that must be forced three are listed, first those to the unknown") {
    PaperLevel level{"##########", "#@:::::.A#", "#::#######", "  "};
    for (const Point door : {Point{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {1, 2}, {2, 2}}) {
        level.draw(door, '_');
    }
    level.learn();
    CHECK_EQ(listed(level),
             "f: A, 7 east\nh: locked gate, 1 south, remembered\ni: locked gate, 1 east, 1 south, "
             "remembered\na: locked gate, 1 east, remembered\n");
}

TEST("a door in sight that must be forced is listed, however many are") {
    const PaperLevel level{"##########", "#@:::::.A#", "#::#######", "  "};
    CHECK_EQ(destinations({level.kind, level, level.known}, UnexploredEnds::omitted).listed.size(),
             8U);
}

TEST("of more things than have room beside the map the nearest are listed") {
    const PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                           "#######################"};
    const auto all = destinations({level.kind, level, level.known}, UnexploredEnds::omitted).listed;
    CHECK_EQ(all.size(), 16U);
    CHECK_EQ(all.back().key, 'u');
}

TEST("what the player was told of has room beside the map, however many things are nearer") {
    PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                     "#######################"};
    level.known_landmarks.push_back({"tile in the north", {8, -60}, 16, {0, -2}, {}});
    const auto all = destinations({level.kind, level, level.known}, UnexploredEnds::omitted).listed;
    CHECK_EQ(all.size(), 15U);
    CHECK_EQ(all.back().name, "tile in the north");
}

TEST("what the player was told of does not come last when he has stood there, as home") {
    PaperLevel level{"##########", "#.A@..B.C#", "##########"};
    level.known_landmarks.push_back({"tile", {2, 1}, 0, {}, {"A"}});
    level.walk(Direction::left);
    level.walk(Direction::left);
    CHECK_EQ(listed(level).substr(1), ": A, 1 east\nb: B, 5 east\nc: C, 7 east\n");
}

TEST("what lies in the player's part comes first, then what was told, the rest, and doors") {
    PaperLevel level{"####################", "#.A.:.B.@C.D...+...#", "####################"};
    level.part_columns = 8;
    level.known_landmarks.push_back({"tile in the north", {8, -60}, 16, {0, -2}, {"E"}});
    CHECK_EQ(listed(level),
             "d: C, 1 east\ne: D, 3 east\nf: gate, 7 east\nI: tile in the north, 2 lands north\n"
             "c: B, 2 west\na: A, 6 west\nb: locked gate, 4 west\n");
}

TEST("each game names its stairs, and the world has none") {
    const auto names_in = [](const GameKind& game) {
        const SeenMap seen = game.start(7)->seen_map();
        return concat(seen.name_of(TileContent::Leads::down), ", ",
                      seen.name_of(TileContent::Leads::up));
    };
    CHECK_EQ(names_in(kClassic), "stairs down, stairs up");
    CHECK_EQ(names_in(kTutorial), "stairs down, stairs up");
    CHECK_EQ(names_in(kWorld), ", ");
}

TEST("an end keeps its letter while it moves a little, and the player stands beside it") {
    PaperLevel level{"#####   ", "#@.     ", "#####   "};
    CHECK_EQ(listed(level, UnexploredEnds::listed), "A: unexplored, 1 east\n");
    level.show({3, 1}, '.');
    CHECK_EQ(listed(level, UnexploredEnds::listed), "A: unexplored, 2 east\n");
}

TEST("two unexplored ends in each quarter are listed, and the others counted") {
    const PaperLevel level{"#######################", "#@....................#",
                           "#.#####.#####.#####.###", "#.     .     .     .   "};
    const std::string all = listed(level, UnexploredEnds::listed);
    CHECK_EQ(all,
             "A: unexplored, 2 south\nB: unexplored, 6 east, 2 south\nD: unexplored, 12 east, 2 "
             "south\nand 1 more unexplored\n");
}

}  // namespace
}  // namespace rogue::test
