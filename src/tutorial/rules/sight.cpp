#include "rogue/tutorial/rules/sight.hpp"

#include <algorithm>
#include <cstdlib>

#include "rogue/tutorial/rules/shapes.hpp"

namespace rogue::tutorial {
namespace {

/// What an eye sees, found out cell by cell.
class Sight {
public:
    Sight(const Map& map, Point eye, int radius)
        : map_(map), eye_(eye), radius_(radius), square_(eye, radius) {}

    CellSet look_all_around() {
        for (const Point end : border_of(square_)) {
            look_along(LineWalk(eye_, end));
        }
        return view_;
    }

private:
    void look_along(LineWalk line) {
        for (int left = radius_; left >= 0; left -= line.step()) {
            const bool is_new = view_.insert(line.at());
            if (!map_.at(line.at()).transparent) {
                return;
            }
            if (is_new) {
                see_walls_behind(line.at());
            }
            if (line.arrived()) {
                return;
            }
        }
    }

    // Floor that is seen shows the walls beside it that are one step farther from the eye: in x, in
    // y or in both.
    void see_walls_behind(Point floor) {
        const int left = std::max(square_.left, floor.x - (floor.x <= eye_.x));
        const int right = std::min(square_.right, floor.x + (floor.x >= eye_.x));
        const int top = std::max(square_.top, floor.y - (floor.y <= eye_.y));
        const int bottom = std::min(square_.bottom, floor.y + (floor.y >= eye_.y));
        for (int y = top; y <= bottom; ++y) {
            for (int x = left; x <= right; ++x) {
                if (x != eye_.x && y != eye_.y && !map_.at({x, y}).transparent) {
                    view_.insert({x, y});
                }
            }
        }
    }

    const Map& map_;
    Point eye_;
    int radius_;
    Square square_;
    CellSet view_;
};

// Whether the line from the eye to its end may lead through the cell: a line leaves the straight
// one by less than a cell.
bool may_pass(Point eye, Point cell, Point end) {
    const Point there = cell - eye;
    const Point way = end - eye;
    const int aside = there.x * way.y - there.y * way.x;
    return std::abs(aside) <= std::max(std::abs(way.x), std::abs(way.y)) &&
           there.x * way.x + there.y * way.y >= 0;
}

bool reaches(const Map& map, LineWalk line, Point cell) {
    while (line.at() != cell) {
        if (line.arrived() || !map.at(line.at()).transparent) {
            return false;
        }
        line.step();
    }
    return true;
}

}  // namespace

CellSet field_of_view(const Map& map, Point eye, int radius) {
    return Sight(map, eye, radius).look_all_around();
}

// What is transparent is in view only if a line reaches it.
bool in_view(const Map& map, Point eye, int radius, Point cell) {
    if (!map.at(cell).transparent) {
        return field_of_view(map, eye, radius).contains(cell);
    }
    return manhattan_distance(eye, cell) <= radius &&
           std::ranges::any_of(border_of(Square(eye, radius)), [&](Point end) {
               return may_pass(eye, cell, end) && reaches(map, LineWalk(eye, end), cell);
           });
}

}  // namespace rogue::tutorial
