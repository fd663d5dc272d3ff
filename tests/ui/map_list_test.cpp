#include "rogue/ui/map_list.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

// A map with this list beside it and these words below it.
Frame listed(std::span<const MapListRow> rows, std::optional<Point> cursor,
             std::string_view told = "", std::string_view title = "",
             const PaperLevel& level = PaperLevel{"######", "#@..A#", "######"},
             const std::optional<Frame>& map = {}) {
    Frame frame;
    compose(frame, MapList{map.value_or(level.frame()), PaperLevel::layout(), level.seen_map(),
                           title, rows, cursor, told});
    return frame;
}

TEST("a list stands beside the map, with its marks on the map, and below it what is told") {
    const PaperLevel level{"######", "#@..A#", "######"};
    Frame map = level.frame();
    map.put_text(60, 5, "HP: 3", Color::white);
    map.put_text(0, 20, "Welcome.", Color::white);
    const std::array rows{MapListRow{'a', "A", {3, 0}}};
    const Frame frame = listed(rows, Point{1, 0}, "one\ntwo\n", "-- TRAVEL --", level, map);
    CHECK_EQ(text_in(frame, 0), "######" + std::string(54, ' ') + "-- TRAVEL --");
    CHECK_EQ(text_in(frame, 1), "#@.]A#" + std::string(54, ' ') + "a A");
    CHECK_EQ(text_in(frame, PaperLevel::kRows + 1), "one");
    CHECK_EQ(text_in(frame, PaperLevel::kRows + 2), "two");
    CHECK_EQ(text_in(frame, 5), "");
    CHECK_EQ(text_in(frame, 20), "");
}

TEST("what is told below a list goes on in the next row at a blank, and nothing of it is lost") {
    const std::string whole = std::string(39, 'a') + " " + std::string(40, 'b');
    const auto below = [&](const std::string& told) {
        const Frame frame = listed({}, {}, told);
        return text_in(frame, PaperLevel::kRows + 1) + "|" + text_in(frame, PaperLevel::kRows + 2) +
               "|" + text_in(frame, PaperLevel::kRows + 3);
    };
    CHECK_EQ(below(whole + "\nArrows\n"), whole + "|Arrows|");
    CHECK_EQ(below(whole + " c\nArrows\n"), whole + "|c|Arrows");
    CHECK_EQ(below(whole + "b c\nArrows\n"),
             std::string(39, 'a') + "|" + std::string(41, 'b') + " c|Arrows");
}

TEST("what is beyond the screen's map is listed with the way there, and marked nowhere") {
    const std::array rows{MapListRow{'a', "far", {-3, 0}}, MapListRow{'b', "low", {0, 40}}};
    const Frame frame = listed(rows, Point{0, -9});
    CHECK_EQ(text_in(frame, 1), "#@..A#" + std::string(54, ' ') + "a far 3w");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "b low 40s");
}

TEST("what lies somewhere in this land is listed so, and marked nowhere; one land is no lands") {
    const std::array rows{MapListRow{'F', "brand", {1, 0}, Point{0, 0}},
                          MapListRow{'G', "vault", {0, 19}, Point{0, 1}}};
    const Frame frame = listed(rows, Point{0, -9});
    CHECK_EQ(text_in(frame, 1), "#@..A#" + std::string(54, ' ') + "F brand, this land");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "G vault, 1 land");
    CHECK_EQ(text_in(frame, 3), std::string(60, ' ') + "  south");
}

TEST("the chosen row may be of a place that the map does not show: then nothing is bracketed") {
    const std::array rows{MapListRow{'a', "A", {3, 0}}, MapListRow{'b', "far", {-2, 0}}};
    const Frame frame = listed(rows, Point{-2, 0});
    CHECK_EQ(text_in(frame, 1), "#@.aA#" + std::string(54, ' ') + "a A");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "b*far 2w");
}

TEST("the name in the chosen row has a sign before it, with a letter or without one") {
    const std::array rows{MapListRow{'a', "A", {3, 0}}, MapListRow{' ', "rat", {2, 0}}};
    const Frame frame = listed(rows, Point{3, 0});
    CHECK(text_in(frame, 1).ends_with(std::string(10, ' ') + "a*A"));
    CHECK(text_in(frame, 2).ends_with(std::string(10, ' ') + "  rat"));
    const Frame other = listed(rows, Point{2, 0});
    CHECK(text_in(other, 1).ends_with(std::string(10, ' ') + "a A"));
    CHECK(text_in(other, 2).ends_with(std::string(10, ' ') + " *rat"));
}

TEST("without a cursor the first row is the chosen one, though the map does not show its place") {
    const std::array rows{MapListRow{'a', "locked door", {-14, 14}}, MapListRow{'b', "A", {3, 0}}};
    const Frame frame = listed(rows, {});
    CHECK_EQ(text_in(frame, 1), "#@.bA#" + std::string(54, ' ') + "a*locked door 14w14s");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "b A");
}

TEST("the way to what has a long name has room") {
    const std::array rows{MapListRow{'a', "locked door", {-14, 14}},
                          MapListRow{'b', "brand", {1, 70}, Point{14, -4}},
                          MapListRow{'c', "brand in ice", {-2, 19}}};
    const Frame frame = listed(rows, Point{0, -9});
    CHECK_EQ(text_in(frame, 1), "#@..A#" + std::string(54, ' ') + "a locked door 14w14s");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "b brand, 14 lands");
    CHECK_EQ(text_in(frame, 3), std::string(60, ' ') + "  east, 4 north");
    CHECK_EQ(text_in(frame, 4), std::string(60, ' ') + "c brand in ice 2w19s");
}

TEST("the end of a long name is cut for a long way, so that a sealed door is no other door") {
    const std::array rows{MapListRow{'d', "sealed door", {-105, 95}},
                          MapListRow{'t', "armor or weapon", {7, 25}}};
    const Frame frame = listed(rows, Point{0, -9});
    CHECK_EQ(text_in(frame, 1), "#@..A#" + std::string(54, ' ') + "d sealed doo 105w95s");
    CHECK_EQ(text_in(frame, 2), "######" + std::string(54, ' ') + "t armor or wea 7e25s");
}

TEST("marks stand beside things, and in their place only if there is no room") {
    const auto marked = [](std::string_view row) {
        const PaperLevel level{"########", row};
        std::vector<MapListRow> rows;
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            if (row[static_cast<std::size_t>(x)] == 'A') {
                rows.push_back(
                    {static_cast<char>('a' + rows.size()), "A", {x - level.player.x, 0}});
            }
        }
        return text_in(listed(rows, {}, "", "", level), 1);
    };
    CHECK(marked("#@..A..#").starts_with("#@.aA..#"));
    CHECK(marked("#@A..A.A#").starts_with("#@AabAcA#"));
    CHECK(marked("@AAAk").starts_with("@abck"));
}

TEST("of a list that is too long the first 18 rows are shown") {
    const std::vector<MapListRow> rows(30, {'a', "A", {3, 0}});
    const Frame frame = listed(rows, Point{1, 0});
    CHECK_EQ(text_in(frame, 18), std::string(60, ' ') + "a A");
    CHECK_EQ(text_in(frame, 19), "");
}

}  // namespace
}  // namespace rogue::test
