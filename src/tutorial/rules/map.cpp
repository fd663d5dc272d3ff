#include "tutorial/rules/map.hpp"

#include <algorithm>

#include "rogue/base/box.hpp"

namespace rogue::tutorial {

std::vector<Point> line(Point from, Point to) {
    LineWalk walk(from, to);
    std::vector<Point> cells{from};
    while (!walk.arrived()) {
        walk.step();
        cells.push_back(walk.at());
    }
    return cells;
}

Square::Square(Point middle, int distance)
    : left(std::max(0, middle.x - distance)),
      top(std::max(0, middle.y - distance)),
      right(std::min(Map::kWidth - 1, middle.x + distance)),
      bottom(std::min(Map::kHeight - 1, middle.y + distance)) {}

std::vector<Point> cells_of(const Square& square) {
    std::vector<Point> cells;
    for_each_in(box_between({square.left, square.top}, {square.right, square.bottom}),
                [&](Point p) { cells.push_back(p); });
    return cells;
}

std::vector<Point> border_of(const Square& square) {
    std::vector<Point> cells;
    const int width = square.right - square.left + 1;
    const int height = square.bottom - square.top + 1;
    const int corners_twice = 2 * (width + height);
    cells.reserve(static_cast<std::size_t>(corners_twice));
    for (int x = square.left; x <= square.right; ++x) {
        cells.push_back({x, square.top});
        cells.push_back({x, square.bottom});
    }
    for (int y = square.top; y <= square.bottom; ++y) {
        cells.push_back({square.left, y});
        cells.push_back({square.right, y});
    }
    return cells;
}

}  // namespace rogue::tutorial
