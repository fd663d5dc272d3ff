#include "rogue/world/rules/map.hpp"

#include <utility>

namespace rogue::world {

const Tile* Map::find(Point place) const {
    const auto found = tiles_.find(number_of(place));
    return found == tiles_.end() ? nullptr : &found->second;
}

Tile& Map::add(Tile tile) {
    assert(!has(tile.place));
    const std::uint64_t number = number_of(tile.place);
    return tiles_.emplace(number, std::move(tile)).first->second;
}

void Map::gather_around(Point place) {
    first_near_ = place - Point{1, 1};
    find_near();
}

void Map::find_near() {
    for (std::size_t i = 0; i < near_.size(); ++i) {
        const Point from_first{static_cast<int>(i) % kSide, static_cast<int>(i) / kSide};
        near_[i] = &tiles_.at(number_of(first_near_ + from_first));
    }
}

}  // namespace rogue::world
