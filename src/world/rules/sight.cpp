#include "rogue/world/rules/sight.hpp"

namespace rogue::world {

void Sight::look(Map& map, Point eye) {
    constexpr Point kToCorner{kSightRadius, kSightRadius};
    std::array<Cell, std::size_t{kRows} * kRayStride> cells;
    const auto for_each_part = [&](auto visit) {
        for (int y = 0; y < kRows; ++y) {
            map.for_each_part(
                eye - kToCorner + Point{0, y}, kRows, [&](Cell* part, int count, Point start) {
                    const int x = start.x - eye.x + kSightRadius;
                    const int at = y * kRayStride + x;
                    visit(part, static_cast<std::size_t>(count), static_cast<std::size_t>(at));
                });
        }
    };
    for_each_part([&](const Cell* part, std::size_t count, std::size_t at) {
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
    for_each_part([&](Cell* part, std::size_t count, std::size_t at) {
        for (std::size_t i = 0; i < count; ++i) {
            part[i].explore_if(seen_[at + i]);
        }
    });
}

}  // namespace rogue::world
