#include "tutorial/rules/path.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "rogue/base/point.hpp"

namespace rogue::tutorial {
namespace {

/// What an eye sees, found out cell by cell.
class Sight {
public:
    Sight(const Map& map, Point eye, int radius)
        : map_(map),
          eye_(eye),
          radius_(radius),
          square_(square(eye, radius)),
          last_{square_.x + square_.width - 1, square_.y + square_.height - 1} {}

    CellSet look_all_around() {
        for (const Point end : border_of(square_)) {
            look_along(LineWalk(eye_, end));
        }
        return view_;
    }

private:
    void look_along(LineWalk line) {
        for (int reach = radius_; reach >= 0; reach -= line.step()) {
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

    // Floor that is seen shows the walls beside it that are one step farther from the eye, in x, y
    // or both.
    void see_walls_behind(Point floor) {
        const int left = std::max(square_.x, floor.x - (floor.x <= eye_.x));
        const int right = std::min(last_.x, floor.x + (floor.x >= eye_.x));
        const int top = std::max(square_.y, floor.y - (floor.y <= eye_.y));
        const int bottom = std::min(last_.y, floor.y + (floor.y >= eye_.y));
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
    Box square_;
    Point last_;  // The last cell of the square.
    CellSet view_;
};

// Returns true if the line from the eye to its end may lead through the cell: a line leaves the
// straight one by less than a cell.
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

// A transparent cell is in view only if a line reaches it.
bool in_view(const Map& map, Point eye, int radius, Point cell) {
    if (!map.at(cell).transparent) {
        return field_of_view(map, eye, radius).contains(cell);
    }
    return manhattan_distance(eye, cell) <= radius &&
           std::ranges::any_of(border_of(square(eye, radius)), [&](Point end) {
               return may_pass(eye, cell, end) && reaches(map, LineWalk(eye, end), cell);
           });
}

namespace {

struct Reached {
    std::uint16_t distance;
    std::uint16_t cell;
};

/// A binary heap of cells, with the nearest on top. If several cells are equally near, the one on
/// top decides which path is taken. So the steps that keep the heap in order are part of the rules.
class Heap {
public:
    bool empty() const { return size_ == 0; }

    // REQUIRES: no cell in the heap is farther. So this one stays at the bottom.
    void push(Reached cell) { cells_[++size_] = cell; }

    // A copy of the last cell stays just behind the heap. Taken for a child, it changes nothing: it
    // never wins against its sibling, and the last cell never goes below its equal.
    Reached pop() {
        const Reached top = cells_[1];
        const Reached last = cells_[size_--];
        std::size_t at = 1;
        while (2 * at <= size_) {
            std::size_t child = 2 * at;
            child += cells_[child].distance > cells_[child + 1].distance ? 1 : 0;
            if (last.distance <= cells_[child].distance) {
                break;
            }
            cells_[at] = cells_[child];
            at = child;
        }
        cells_[at] = last;
        return top;
    }

private:
    // Used from 1 on: the children of k are 2k and 2k + 1.
    std::array<Reached, Map::kIndexes + 1> cells_;
    std::size_t size_ = 0;
};

constexpr std::array kStepsInOrder{Map::step(Direction::up), Map::step(Direction::left),
                                   Map::step(Direction::down), Map::step(Direction::right)};

}  // namespace

// All steps cost the same, so the first way to a cell is a shortest one, and the search ends when
// it reaches the goal. Each cell that was reached remembers the first step of its way from the
// start.
std::optional<Point> first_step(const Map& map, Point from, Point to) {
    assert(map.walkable(from) && map.walkable(to) && from != to);
    constexpr std::uint8_t kUnreached = 0;
    constexpr std::uint8_t kStart = 1 + kStepsInOrder.size();
    std::array<std::uint8_t, Map::kIndexes> begun_by{};
    begun_by[Map::index(from)] = kStart;
    Heap heap;
    heap.push({0, static_cast<std::uint16_t>(Map::index(from))});
    while (!heap.empty()) {
        const Reached reached = heap.pop();
        const std::uint8_t begin = begun_by[reached.cell];
        for (std::size_t step = 0; step < kStepsInOrder.size(); ++step) {
            const std::size_t next = reached.cell + kStepsInOrder[step];
            if (!map.walkable(next) || begun_by[next] != kUnreached) {
                continue;
            }
            begun_by[next] = begin == kStart ? static_cast<std::uint8_t>(step + 1) : begin;
            if (next == Map::index(to)) {
                return Map::point(Map::index(from) + kStepsInOrder[begun_by[next] - 1U]);
            }
            heap.push({static_cast<std::uint16_t>(reached.distance + 1),
                       static_cast<std::uint16_t>(next)});
        }
    }
    return std::nullopt;
}

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
