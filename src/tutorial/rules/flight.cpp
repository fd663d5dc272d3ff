#include "rogue/tutorial/rules/flight.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>

#include "rogue/base/direction.hpp"

namespace rogue::tutorial {
namespace {

// If several neighbours are equally good, the first in this order is taken.
constexpr std::array kSteps{Map::step(Direction::down), Map::step(Direction::up),
                            Map::step(Direction::right), Map::step(Direction::left)};

/// The values of all cells that an actor can reach. The others have kNoWay, which is lower.
using Value = std::int16_t;
using Values = std::array<Value, Map::kIndexes>;

constexpr Value kNoWay = std::numeric_limits<Value>::min();

/// A list of cells, each of them at most once.
class Cells {
public:
    void add(std::size_t cell) { cells_[size_++] = static_cast<std::uint16_t>(cell); }
    std::size_t size() const { return size_; }
    std::size_t operator[](std::size_t i) const { return cells_[i]; }

private:
    std::array<std::uint16_t, Map::kIndexes> cells_;
    std::size_t size_ = 0;
};

// Finds the cells that an actor can walk to from the danger, the nearest first, and the own value
// of each: minus six fifths of its distance.
void walk_from(std::size_t danger, const Map& map, Cells& reached, Values& values) {
    values.fill(kNoWay);
    values[danger] = 0;
    reached.add(danger);
    std::size_t i = 0;
    for (int distance = 1; i < reached.size(); ++distance) {
        const auto value = static_cast<Value>(-(6 * distance / 5));
        for (const std::size_t end = reached.size(); i < end; ++i) {
            for (const std::size_t step : kSteps) {
                const std::size_t next = reached[i] + step;
                if (map.walkable(next) && values[next] == kNoWay) {
                    values[next] = value;
                    reached.add(next);
                }
            }
        }
    }
}

// Returns the neighbour with the lowest value if it is lower than the cell's own.
std::optional<Point> downhill(std::size_t from, const Values& values) {
    std::optional<Point> best;
    Value lowest = values[from];
    for (const std::size_t step : kSteps) {
        const Value value = values[from + step];
        if (value != kNoWay && value < lowest) {
            lowest = value;
            best = Map::point(from + step);
        }
    }
    return best;
}

}  // namespace

// The value of a cell is the lowest sum of the steps to some cell and that cell's own value. The
// steps can't lead through the danger. The values are found from the lowest up: each cell keeps its
// own value or gets a neighbour's value plus one, whichever is lower. When the value of `from` is
// found, all lower values are known.
std::optional<Point> step_away(const Map& map, Point from, Point danger) {
    assert(map.walkable(from) && map.walkable(danger) && from != danger);
    const std::size_t start = Map::index(from);
    Cells by_distance;
    Values values;
    walk_from(Map::index(danger), map, by_distance, values);
    if (values[start] == kNoWay) {
        return std::nullopt;
    }
    values[Map::index(danger)] = kNoWay;
    Cells by_neighbours;
    std::size_t near = 0;
    std::size_t far = by_distance.size() - 1;
    for (std::size_t cell = by_distance[far]; cell != start;) {
        const bool lower_by_neighbour =
            near < by_neighbours.size() && values[by_neighbours[near]] < values[by_distance[far]];
        cell = lower_by_neighbour ? by_neighbours[near++] : by_distance[far--];
        const auto next_value = static_cast<Value>(values[cell] + 1);
        for (const std::size_t step : kSteps) {
            const std::size_t next = cell + step;
            if (next_value < values[next]) {
                values[next] = next_value;
                by_neighbours.add(next);
            }
        }
    }
    return downhill(start, values);
}

}  // namespace rogue::tutorial
