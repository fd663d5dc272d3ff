#include "tests/support/tutorial_maps.hpp"

namespace rogue::test {

using tutorial::Map;

Map random_map(Rng& rng) {
    Map map;
    const int percent_of_walls = rng.below(60);
    for (int y = 0; y < Map::kHeight; ++y) {
        for (int x = 0; x < Map::kWidth; ++x) {
            if (rng.below(100) >= percent_of_walls) {
                map.dig({x, y});
            }
        }
    }
    return map;
}

Point random_floor(const Map& map, Rng& rng) {
    while (true) {
        const int x = rng.below(Map::kWidth);
        const int y = rng.below(Map::kHeight);
        if (map.walkable({x, y})) {
            return {x, y};
        }
    }
}

}  // namespace rogue::test
