#include "rogue/tutorial/rules/path.hpp"

#include <array>
#include <cassert>
#include <cstdint>

#include "rogue/base/direction.hpp"

namespace rogue::tutorial {
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

    Reached pop() {
        const Reached top = cells_[1];
        const Reached last = cells_[size_--];
        std::size_t at = 1;
        while (2 * at <= size_) {
            std::size_t child = 2 * at;
            if (child < size_ && cells_[child].distance > cells_[child + 1].distance) {
                ++child;
            }
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

// The search ends when it reaches the goal, because the way by which a cell was first reached never
// changes. Each cell that was reached remembers the first step of its way from the start.
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

}  // namespace rogue::tutorial
