#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace rogue::classic {

/// How far the player sees.
constexpr int kSightRadius = 8;

/// Tiles are kept in rows of this many, one row behind the other.
constexpr int kRayStride = 32;

/// A tile that a ray passes. There are 360 rays, one for each degree, and each is sampled at the
/// distances of 1 to kSightRadius tiles. Rays that begin with the same tiles share those tiles, so
/// that all rays are a tree, which is walked in a fifth of the time. It is kept in pre-order.
struct RayNode {
    std::int16_t distance;  ///< From the eye's place in the list to that of the tile.
    /// Where the walk goes on if the tiles behind this one are hidden.
    std::uint16_t next_unless_open;
};

/// Returns the rays from the middle of a tile, without that tile, in exact arithmetic.
std::span<const RayNode> rays();

/// Walks along all rays. `reveal(distance)` is called for each tile that a ray reaches. It returns
/// whether the ray ends there.
template <typename Reveal>
void cast_rays(Reveal reveal) {
    const std::span<const RayNode> tree = rays();
    for (std::size_t i = 0; i < tree.size();) {
        const RayNode node = tree[i];
        i = reveal(node.distance) ? node.next_unless_open : i + 1;
    }
}

}  // namespace rogue::classic
