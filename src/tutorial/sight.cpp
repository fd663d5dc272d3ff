#include "rogue/tutorial/sight.hpp"

#include "rogue/tutorial/shapes.hpp"

namespace rogue::tutorial {
namespace {

void look_along(const Map& map, LineWalk line, Point eye, int radius, CellSet& view) {
    while (manhattan_distance(eye, line.at()) <= radius) {
        view.insert(line.at());
        if (line.arrived() || !map.at(line.at()).transparent) {
            return;
        }
        line.step();
    }
}

// A wall is in view if there is floor in view beside it, toward the eye: one step nearer in x, in y
// or in both.
bool beside_floor_in_view(const Map& map, Point wall, Point eye, const CellSet& view) {
    const Point toward{wall.x < eye.x ? 1 : -1, wall.y < eye.y ? 1 : -1};
    for (const Point step : {Point{toward.x, 0}, Point{0, toward.y}, toward}) {
        const Point beside = wall + step;
        if (view.contains(beside) && map.at(beside).transparent) {
            return true;
        }
    }
    return false;
}

}  // namespace

CellSet field_of_view(const Map& map, Point eye, int radius) {
    const Square square(eye, radius);
    CellSet view;
    for (const Point end : border_of(square)) {
        look_along(map, LineWalk(eye, end), eye, radius, view);
    }
    for (int y = square.top; y <= square.bottom; ++y) {
        for (int x = square.left; x <= square.right; ++x) {
            const Point p{x, y};
            if (x != eye.x && y != eye.y && !map.at(p).transparent &&
                beside_floor_in_view(map, p, eye, view)) {
                view.insert(p);
            }
        }
    }
    return view;
}

// The lines end at the radius, and beyond it only walls can be in view.
bool in_view(const Map& map, Point eye, int radius, Point cell) {
    if (manhattan_distance(eye, cell) > radius && map.at(cell).transparent) {
        return false;
    }
    return field_of_view(map, eye, radius).contains(cell);
}

}  // namespace rogue::tutorial
