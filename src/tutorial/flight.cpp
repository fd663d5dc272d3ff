#include "rogue/tutorial/flight.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <vector>

#include "rogue/base/direction.hpp"

namespace rogue::tutorial {
namespace {

// If several neighbours are equally good, the first in this order is taken.
constexpr std::array kOrder{Direction::down, Direction::up, Direction::right, Direction::left};

using Number = std::int16_t;

constexpr Number kNone = std::numeric_limits<Number>::max();

/// A number for each cell. At first they are all kNone.
class Numbers {
public:
    Numbers() { numbers_.fill(kNone); }

    Number& operator[](Point p) { return numbers_[Map::index(p)]; }

private:
    std::array<Number, Map::kCells> numbers_;
};

// Returns the cells that an actor can walk to from `start`, the nearest first. Stores in `steps`
// how many steps each takes.
std::vector<Point> walk_from(Point start, const Map& map, Numbers& steps) {
    std::vector<Point> reached;
    reached.reserve(Map::kCells);
    reached.push_back(start);
    steps[start] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto next_steps = static_cast<Number>(steps[reached[i]] + 1);
        for (const Direction direction : kOrder) {
            const Point next = reached[i] + offset(direction);
            if (map.walkable(next) && steps[next] == kNone) {
                steps[next] = next_steps;
                reached.push_back(next);
            }
        }
    }
    return reached;
}

// Returns the neighbour with the lowest value if it is lower than the cell's own.
std::optional<Point> downhill(Point from, Numbers& values) {
    std::optional<Point> best;
    int lowest = values[from];
    for (const Direction direction : kOrder) {
        const Point next = from + offset(direction);
        if (Map::contains(next) && values[next] < lowest) {
            lowest = values[next];
            best = next;
        }
    }
    return best;
}

}  // namespace

// Every cell has its own value: minus six fifths of its distance from the danger. The value of a
// cell is the lowest sum of the steps to some cell and that cell's own value. The steps can't lead
// through the danger. The values are found from the lowest up: each cell gets its own value or a
// neighbour's value plus one, whichever is lower. When the value of `from` is found, all lower
// values are known.
std::optional<Point> step_away(const Map& map, Point from, Point danger) {
    assert(map.walkable(from) && map.walkable(danger) && from != danger);
    struct Valued {
        Point cell;
        Number value;
    };
    Numbers steps;
    std::vector<Point> far_last = walk_from(danger, map, steps);
    if (steps[from] == kNone) {
        return std::nullopt;
    }
    const auto own_value = [&](Point p) { return static_cast<Number>(-(6 * steps[p] / 5)); };
    Numbers values;
    std::vector<Valued> by_neighbours;
    by_neighbours.reserve(far_last.size());
    for (std::size_t i = 0; values[from] == kNone;) {
        Valued lowest{far_last.back(), own_value(far_last.back())};
        if (i < by_neighbours.size() && by_neighbours[i].value < lowest.value) {
            lowest = by_neighbours[i++];
        } else {
            far_last.pop_back();
        }
        if (values[lowest.cell] != kNone) {
            continue;
        }
        values[lowest.cell] = lowest.value;
        const auto next_value = static_cast<Number>(lowest.value + 1);
        for (const Direction direction : kOrder) {
            const Point next = lowest.cell + offset(direction);
            if (map.walkable(next) && next != danger && next_value < own_value(next)) {
                by_neighbours.push_back({next, next_value});
            }
        }
    }
    return downhill(from, values);
}

}  // namespace rogue::tutorial
