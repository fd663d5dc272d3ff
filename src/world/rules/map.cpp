#include "world/rules/map.hpp"

#include <utility>

namespace rogue::world {

const Chunk* Map::find(Point place) const {
    const auto found = chunks_.find(number_of(place));
    return found == chunks_.end() ? nullptr : &found->second;
}

Chunk& Map::add(Chunk chunk) {
    assert(find(chunk.place) == nullptr);
    const std::uint64_t number = number_of(chunk.place);
    return chunks_.emplace(number, std::move(chunk)).first->second;
}

void Map::gather_around(Point place) {
    first_near_ = place - Point{1, 1};
    find_near();
}

void Map::find_near() {
    for (std::size_t i = 0; i < near_.size(); ++i) {
        const Point from_first{static_cast<int>(i) % kSide, static_cast<int>(i) / kSide};
        near_[i] = &chunks_.at(number_of(first_near_ + from_first));
    }
}

void Sight::update(Map& map, Point eye) {
    constexpr Point kToCorner{kSightRadius, kSightRadius};
    std::array<Cell, std::size_t{kRows} * kRayStride> cells;
    const auto for_each_row_part = [&](auto visit) {
        for (int y = 0; y < kRows; ++y) {
            for_each_part(
                map, eye - kToCorner + Point{0, y}, kRows, [&](Cell* part, int count, Point start) {
                    const int x = start.x - eye.x + kSightRadius;
                    const int at = y * kRayStride + x;
                    visit(part, static_cast<std::size_t>(count), static_cast<std::size_t>(at));
                });
        }
    };
    for_each_row_part([&](const Cell* part, std::size_t count, std::size_t at) {
        std::copy_n(part, count, cells.begin() + static_cast<std::ptrdiff_t>(at));
    });
    eye_ = eye;
    seen_.fill(false);
    seen_[kEye] = true;
    cast_rays([&](int distance) {
        const std::size_t at = kEye + static_cast<std::size_t>(distance);
        seen_[at] = true;
        return stops_sight(cells[at].terrain());
    });
    for_each_row_part([&](Cell* part, std::size_t count, std::size_t at) {
        for (std::size_t i = 0; i < count; ++i) {
            part[i].explore_if(seen_[at + i]);
        }
    });
}

std::size_t DistanceMap::index(Point cell) const {
    const Point away = cell - player_;
    const int i = (away.y + kReach + 1) * kStride + away.x + kReach + 1;
    return static_cast<std::size_t>(i);
}

// Most of the queue is never used, and need not be set.
DistanceMap::DistanceMap(Map& map, Point player) : player_(player) {
    distances_.fill(kNoWay);
    for (int y = -kReach; y <= kReach; ++y) {
        for_each_part(map, player + Point{-kReach, y}, 2 * kReach + 1,
                      [&](const Cell* part, int count, Point start) {
                          std::uint16_t* to = &distances_[index(start)];
                          for (int i = 0; i < count; ++i) {
                              to[i] = walkable(part[i].terrain()) ? kUnknown : kNoWay;
                          }
                      });
    }
    distances_[index(player)] = 0;
    queue_[0] = static_cast<std::uint16_t>(index(player));
}

// Finds cells in the order of their distances. When one is found, all nearer ones are known.
void DistanceMap::explore_to(std::size_t asked) {
    while (distances_[asked] == kUnknown && next_ < end_) {
        const std::size_t at = queue_[next_++];
        for (const std::size_t neighbour : {at - kStride, at + 1, at + kStride, at - 1}) {
            if (distances_[neighbour] == kUnknown) {
                distances_[neighbour] = static_cast<std::uint16_t>(distances_[at] + 1);
                queue_[end_++] = static_cast<std::uint16_t>(neighbour);
            }
        }
    }
}

bool DistanceMap::reaches(Point cell) {
    if (!kSquare.contains(cell - player_)) {
        return false;
    }
    explore_to(index(cell));
    return distances_[index(cell)] < kUnknown;
}

bool DistanceMap::is_way(Point cell, Point neighbour) {
    return reaches(cell) && distances_[index(neighbour)] + 1 == distances_[index(cell)];
}

}  // namespace rogue::world
