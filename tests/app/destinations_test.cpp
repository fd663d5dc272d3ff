#include "app/keys/destinations.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

std::string listed(const PaperLevel& level, Ends ends = Ends::no,
                   const std::vector<Destination>& before = {}) {
    std::string result;
    for (const Destination& each : destinations(level.known, level, ends, before)) {
        result += told(each, level.player) + "\n";
    }
    return result;
}

TEST("things have letters, the nearest first, and stairs the keys that take them") {
    const PaperLevel level{"##########", "#@..B.A.>#", "#.....<..#", "##########"};
    CHECK_EQ(listed(level),
             "a: B, 3 east\nb: A, 5 east\n<: stairs up, 5 east, 1 south\n>: stairs down, 7 east\n");
}

TEST("of two stairs down the nearer has the key, and the other a letter") {
    const PaperLevel level{"##########", "#@..>...>#", "##########"};
    CHECK_EQ(listed(level), ">: stairs down, 3 east\na: stairs down, 7 east\n");
}

TEST("places that the player was told of are listed, and behind all else unexplored ends") {
    PaperLevel level{"##########", "#@........", "##########"};
    level.told_of.push_back({"brand of the north", {1, -60}, 16});
    CHECK_EQ(listed(level, Ends::yes), "a: brand of the north, 61 north\nb: unexplored, 8 east\n");
}

TEST("a place that is an unexplored end too is listed once, and says so") {
    const PaperLevel level{"#####   ", "#@..A   ", "#####   "};
    CHECK_EQ(listed(level, Ends::yes), "a: A, 3 east, unexplored beyond\n");
    CHECK_EQ(listed(level), "a: A, 3 east\n");
}

TEST("what stays and does nothing is no destination, but what is shut or works is") {
    const PaperLevel level{"#########", "#@.-.+.{#", "#########"};
    CHECK_EQ(listed(level), "a: gate, 4 east\nb: spring, 6 east\n");
}

TEST("a place that the player was told of is listed no more once it has been seen") {
    PaperLevel level{"##########", "#@....B..#", "##########"};
    level.told_of.push_back({"Brand", {4, 9}, 16});
    CHECK_EQ(listed(level), "a: B, 5 east\n");
    level.told_of.front().away = 7;
    CHECK_EQ(listed(level), "a: B, 5 east\nb: Brand, 3 east, 8 south\n");
    level.told_of.front() = {"Brand", {-6, -1}, 11};
    CHECK_EQ(listed(level), "a: B, 5 east\nb: Brand, 7 west, 2 north\n");
}

TEST("the nearer stairs have the key, though others had it before") {
    const PaperLevel level{"##########", "#@..>...>#", "##########"};
    CHECK_EQ(listed(level, Ends::no, {{'>', "stairs down", {8, 1}}}),
             ">: stairs down, 3 east\na: stairs down, 7 east\n");
}

TEST("what was listed before keeps its letter, and what is new gets one that nothing had") {
    const PaperLevel level{"##########", "#@C.B.A..#", "##########"};
    CHECK_EQ(
        listed(level, Ends::no, {{'a', "A", {6, 1}}, {'b', "gone", {7, 1}}, {'c', "B", {4, 1}}}),
        "d: C, 1 east\nc: B, 3 east\na: A, 5 east\n");
}

TEST("what is not listed for a while keeps its letter until something else gets it") {
    std::vector<Destination> before{{'a', "A", {6, 1}}, {'b', "B", {4, 1}}, {'c', "C", {3, 1}}};
    remember({{'b', "new", {9, 1}}, {'d', "C", {3, 1}}}, before);
    std::string letters;
    for (const Destination& each : before) {
        letters += std::string(1, each.key) + " " + each.name + "\n";
    }
    CHECK_EQ(letters, "a A\nb new\nd C\n");
}

TEST("if no letter is new, what meant something else longest ago comes first") {
    const PaperLevel level{"#####", "#@..A", "#####"};
    std::vector<Destination> before;
    for (const char letter : std::string_view("cabdefghijklmnop")) {
        before.push_back({letter, "gone", {letter, 9}});
    }
    CHECK_EQ(listed(level, Ends::no, before), "c: A, 3 east\n");
}

TEST("an unexplored end keeps its letter unless a place has it") {
    const PaperLevel level{"###########", "#@..B......", "#.#########", "#.         "};
    const std::vector<Destination> before{{'c', "B", {4, 1}}, {'e', "unexplored", {1, 3}}};
    CHECK_EQ(listed(level, Ends::yes, before),
             "c: B, 3 east\ne: unexplored, 2 south\na: unexplored, 9 east\n");
}

TEST("a door is listed as long as something unknown lies beyond") {
    const PaperLevel level{"##########", "#@..=..=  ", "##########"};
    CHECK_EQ(listed(level), "a: door, 6 east\n");
}

TEST("where the player stands is no destination") {
    PaperLevel level{"##########", "#@A......#", "##########"};
    level.step(Direction::right);
    level.known.learn(level.frame(), PaperLevel::reading(), level);
    CHECK_EQ(listed(level), "");
}

TEST("of more things than there are letters the nearest have them") {
    const PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                           "#######################"};
    const auto all = destinations(level.known, level, Ends::no, {});
    CHECK_EQ(all.size(), 16U);
    CHECK_EQ(all.back().key, 'p');
}

TEST("unexplored ends have letters though there are more things than letters") {
    const PaperLevel level{"#######################", "#@ABCDEFGHIJKLMNOPQRST#",
                           "#.#####################", "#.                     "};
    CHECK(listed(level, Ends::yes).ends_with("\nq: unexplored, 2 south\n"));
}

}  // namespace
}  // namespace rogue::test
