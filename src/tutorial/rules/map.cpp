#include "tutorial/rules/map.hpp"

#include <algorithm>

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

Box square(Point middle, int distance) {
    return box_between({std::max(0, middle.x - distance), std::max(0, middle.y - distance)},
                       {std::min(Map::kWidth - 1, middle.x + distance),
                        std::min(Map::kHeight - 1, middle.y + distance)});
}

std::vector<Point> border_of(const Box& box) {
    std::vector<Point> cells;
    const int corners_twice = 2 * (box.width + box.height);
    cells.reserve(static_cast<std::size_t>(corners_twice));
    for (int x = box.x; x < box.x + box.width; ++x) {
        cells.push_back({x, box.y});
        cells.push_back({x, box.y + box.height - 1});
    }
    for (int y = box.y; y < box.y + box.height; ++y) {
        cells.push_back({box.x, y});
        cells.push_back({box.x + box.width - 1, y});
    }
    return cells;
}

}  // namespace rogue::tutorial
