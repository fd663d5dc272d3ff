#include "rogue/world/rules/steps.hpp"

namespace rogue::world {

std::size_t Steps::index(Point cell) const {
    const Point away = cell - player_;
    const int i = (away.y + kReach + 1) * kStride + away.x + kReach + 1;
    return static_cast<std::size_t>(i);
}

void Steps::begin(Map& map, Point player) {
    player_ = player;
    steps_.fill(kNoWay);
    for (int y = -kReach; y <= kReach; ++y) {
        map.for_each_part(player + Point{-kReach, y}, 2 * kReach + 1,
                          [&](const Cell* part, int count, Point start) {
                              std::uint16_t* to = &steps_[index(start)];
                              for (int i = 0; i < count; ++i) {
                                  to[i] = walkable(part[i].terrain()) ? kUnknown : kNoWay;
                              }
                          });
    }
    steps_[index(player)] = 0;
    queue_[0] = static_cast<std::uint16_t>(index(player));
    next_ = 0;
    end_ = 1;
}

// Cells are found in the order of their steps. So when one is found, all with fewer steps are
// known.
void Steps::explore_to(std::size_t asked) {
    while (steps_[asked] == kUnknown && next_ < end_) {
        const std::size_t at = queue_[next_++];
        for (const std::size_t neighbour : {at - kStride, at + 1, at + kStride, at - 1}) {
            if (steps_[neighbour] == kUnknown) {
                steps_[neighbour] = static_cast<std::uint16_t>(steps_[at] + 1);
                queue_[end_++] = static_cast<std::uint16_t>(neighbour);
            }
        }
    }
}

bool Steps::is_way(Point cell, Point neighbour) {
    const std::size_t from = index(cell);
    explore_to(from);
    return steps_[from] < kUnknown && steps_[index(neighbour)] + 1 == steps_[from];
}

}  // namespace rogue::world
