#include "tutorial/rules/map.hpp"

#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/path.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

std::string places(const std::vector<Point>& cells) {
    std::string result;
    for (const Point p : cells) {
        result += (result.empty() ? "" : " ") + coordinates(p);
    }
    return result;
}

std::string places(const Box& box) {
    std::vector<Point> cells;
    for_each_in(box, [&](Point p) { cells.push_back(p); });
    return places(cells);
}

TEST("a line goes cell by cell, by Bresenham's algorithm") {
    struct Row {
        Point from, to;
        std::string_view cells;
    };
    for (const auto& [from, to, cells] :
         {Row{{3, 4}, {3, 4}, "3,4"}, Row{{0, 0}, {3, 0}, "0,0 1,0 2,0 3,0"},
          Row{{2, 5}, {2, 3}, "2,5 2,4 2,3"}, Row{{5, 5}, {3, 3}, "5,5 4,4 3,3"},
          Row{{0, 0}, {5, 2}, "0,0 1,0 2,1 3,1 4,2 5,2"},
          Row{{5, 2}, {0, 0}, "5,2 4,2 3,1 2,1 1,0 0,0"},
          Row{{0, 0}, {2, 5}, "0,0 0,1 1,2 1,3 2,4 2,5"}, Row{{0, 3}, {2, 0}, "0,3 1,2 1,1 2,0"}}) {
        CHECK_EQ(places(line(from, to)), cells);
    }
}

TEST("a square goes row by row from the top, each from the left") {
    CHECK_EQ(places(square({5, 7}, 1)), "4,6 5,6 6,6 4,7 5,7 6,7 4,8 5,8 6,8");
    CHECK_EQ(places(square({5, 7}, 0)), "5,7");
}

TEST("a square is cut at the map's edges") {
    CHECK_EQ(places(square({0, 0}, 1)), "0,0 1,0 0,1 1,1");
    CHECK_EQ(places(square({79, 47}, 1)), "78,46 79,46 78,47 79,47");
}

TEST("a border goes by columns, then by rows, corners twice") {
    CHECK_EQ(places(border_of(square({5, 7}, 1))),
             "4,6 4,8 5,6 5,8 6,6 6,8 4,6 6,6 4,7 6,7 4,8 6,8");
    CHECK_EQ(border_of(square({40, 20}, 10)).size(), 84U);
}

TEST("the border of a square that is cut runs along the map's edge") {
    CHECK_EQ(places(border_of(square({0, 5}, 1))), "0,4 0,6 1,4 1,6 0,4 1,4 0,5 1,5 0,6 1,6");
}

TEST("a wall is in view as far as the field of view shows it") {
    const World world = world_from("#####\n#@..#\n#####\n");
    CHECK(in_view(world.level.map, {1, 1}, 5, {4, 1}));
    CHECK(!in_view(world.level.map, {1, 1}, 2, {4, 1}));
}

}  // namespace
}  // namespace rogue::test
