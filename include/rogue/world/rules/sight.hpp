#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>

#include "rogue/base/point.hpp"
#include "rogue/classic/map/rays.hpp"
#include "rogue/world/rules/map.hpp"

namespace rogue::world {

/// What is in sight from a cell.
class Sight {
public:
    /// Looks around from that cell. What is seen becomes explored.
    void look(Map& map, Point eye);

    bool contains(Point cell) const {
        const Point away = cell - eye_;
        return std::abs(away.x) <= kSightRadius && std::abs(away.y) <= kSightRadius &&
               seen_[kEye + static_cast<std::size_t>(away.y * kRayStride + away.x)];
    }

    /// Where it was looked from.
    Point eye() const { return eye_; }

private:
    static constexpr int kRows = 2 * kSightRadius + 1;
    static constexpr std::size_t kEye = kSightRadius * kRayStride + kSightRadius;

    Point eye_;
    std::array<bool, std::size_t{kRows} * kRayStride> seen_{};  // Row by row around the eye.
};

}  // namespace rogue::world
