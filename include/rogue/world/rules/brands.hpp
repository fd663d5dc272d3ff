#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/point.hpp"

namespace rogue::world {

/// The quarters of the world, in the order of the rules.
inline constexpr std::array<std::string_view, 4> kQuarters{"north", "east", "south", "west"};

/// There is one in each quarter of each circle, at three times the circle's distance.
struct Brand {
    int quarter;  ///< Its place in kQuarters.
    int circle;   ///< From 1.

    friend constexpr bool operator==(Brand, Brand) = default;
};

constexpr std::string_view name_of(Brand brand) {
    return kQuarters[static_cast<std::size_t>(brand.quarter)];
}

/// The tile in which a brand lies.
Point tile_of(Brand brand, std::uint64_t run_seed);

/// The brand that lies in that tile when the tile is made, if there is one.
std::optional<Brand> brand_in(Point tile, std::uint64_t run_seed);

}  // namespace rogue::world
