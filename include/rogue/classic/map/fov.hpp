#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "rogue/classic/map/dungeon_level.hpp"

namespace rogue::classic {

/// How far the player sees.
constexpr int kSightRadius = 8;

/// How many elements of an array of tiles a row takes. Every map that rays are cast on uses it.
constexpr int kRayStride = 32;

/// A tile on a ray. There are 360 rays, one for each degree, each sampled at the distances of 1 to
/// kSightRadius tiles. Rays that begin with the same tiles share them, so all rays form a tree,
/// which is walked in a fifth of the time. It is kept in pre-order.
struct RayNode {
    std::int16_t offset;  ///< From the eye's index in the array to the tile's.
    /// Where the walk goes on if this tile hides those after it.
    std::uint16_t next_unless_open;
};

/// Returns the rays from the middle of a tile, without that tile, as exact arithmetic gives them.
std::span<const RayNode> rays();

/// Walks along all rays. Calls `reveal(offset)` for each tile that a ray reaches. It must return
/// true if the ray ends there.
template <typename Reveal>
void cast_rays(Reveal reveal) {
    const std::span<const RayNode> tree = rays();
    for (std::size_t i = 0; i < tree.size();) {
        const RayNode node = tree[i];
        i = reveal(node.offset) ? node.next_unless_open : i + 1;
    }
}

/// Computes the field of view: makes the tiles that cast_rays() reaches from `eye` visible and
/// explored, and no others visible. A ray ends after the first wall or at the edge. Does nothing if
/// sight was last computed from there, since walls don't come or go. REQUIRES: contains(eye).
void compute_fov(DungeonLevel& level, Point eye);

}  // namespace rogue::classic
