#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rogue/base/point.hpp"

namespace rogue::world {

/// A brand. There is one in each quarter of each circle, at three times the circle's distance.
struct Brand {
    int quarter;  ///< Its index in kClockwise.
    int circle;   ///< From 1.

    friend constexpr bool operator==(Brand, Brand) = default;
};

constexpr std::string_view name_of(Brand brand) {
    return name_of(kClockwise[static_cast<std::size_t>(brand.quarter)]);
}

/// Returns the chunk in which a brand lies.
Point chunk_of(Brand brand, std::uint64_t run_seed);

/// Returns the brand that lies in that chunk when it is made, if there is one.
std::optional<Brand> brand_in(Point chunk, std::uint64_t run_seed);

/// The words on the stones, in the order of reading.
inline constexpr auto kStoneLines = std::to_array<std::string_view>({
    "Once there was one fire, and one house around it, and nothing else.",
    "Four sisters kept the fire. A fifth came late, and nobody gave her a name.",
    "North, east, south, west: each sister took a brand, to see what lay there.",
    "Where a brand was carried, land grew under it. So the world began.",
    "They walked far. Each built a house for her brand, and locked it well.",
    "The nameless one kept the ashes, and called them home. Nobody answered.",
    "So she forged locks, for one door in four, to turn her sisters back.",
    "She forged knights of cold iron. Only blessed steel can break it, or fire.",
    "Fire needs no name. Therefore she fears it, and sends hunters after it.",
    "The world has no end. It grows as long as one brand is away from home.",
    "She has no face. You have heard her breathe behind every door.",
    "Bring the brands home, you who have no name either. One of them is yours.",
});

/// The words of the hearth, a line for each of the first brands that come home.
inline constexpr auto kHearthLines = std::to_array<std::string_view>({
    "The hearth remembers a flame. Far away, somebody stops and listens.",
    "Two flames. In the ashes lie four cups, and a fifth, without a name on it.",
    "Three flames. The hunters cry out in the dark, as if they were afraid.",
    "Four flames, and a voice: there are other fires, farther out. Go, sister.",
    "Five flames. The walls are warm to the touch.",
    "Six flames. Behind a door, somebody weeps, and the door is not locked.",
    "Seven flames. She says: I locked them out, and so I locked myself in.",
    "Eight flames. She sits down by the fire, and you give her your name.",
});

}  // namespace rogue::world
