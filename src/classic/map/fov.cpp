#include "rogue/classic/map/fov.hpp"

#include <algorithm>
#include <array>

namespace rogue::classic {
namespace {

constexpr std::size_t kSamples = kSightRadius;

using Ray = std::array<std::int16_t, kSamples>;  // By RayNode::offset.

// Returns floor(1/2 + distance). By Niven's theorem, that sum is a whole number only at multiples
// of 30 and 90 degrees. There a double may be slightly too small, so a nudge is added. No other
// sample is within the nudge of a whole number.
constexpr int tile_at(double distance) {
    constexpr double kNudge = 1e-9;
    constexpr int kMost = kSightRadius + 1;  // A cast rounds down only above 0.
    return static_cast<int>(distance + 0.5 + kNudge + kMost) - kMost;
}

// Returns the ray in the direction of a vector of length 1.
constexpr Ray ray_along(double dx, double dy) {
    Ray ray{};
    for (std::size_t i = 0; i < kSamples; ++i) {
        const auto distance = static_cast<double>(i + 1);
        ray[i] =
            static_cast<std::int16_t>(tile_at(distance * dx) + tile_at(distance * dy) * kRayStride);
    }
    return ray;
}

// Rays that begin with the same tiles must be neighbours. At 30 degrees the first sample changes to
// another tile, so the list starts there, and its last ray and its first one differ.
constexpr auto make_tree() {
    constexpr double kCosine = 0.99984769515639123916;  // Of a degree.
    constexpr double kSine = 0.01745240643728351282;
    double dx = 0.86602540378443864676;
    double dy = 0.5;
    std::array<RayNode, 760> tree{};  // Exactly as many as there are.
    std::uint16_t size = 0;
    std::array<std::uint16_t, kSamples> last{};  // The newest node at each distance.
    Ray before{};
    for (int degrees = 0; degrees < 360; ++degrees) {
        const Ray ray = ray_along(dx, dy);
        const std::uint16_t end_of_others = size;
        const auto first = std::ranges::mismatch(ray, before).in1 - ray.begin();
        for (auto i = static_cast<std::size_t>(first); i < kSamples; ++i) {
            tree[last[i]].next_unless_open = end_of_others;
            last[i] = size;
            tree[size++].offset = ray[i];
        }
        before = ray;
        const double next_dx = dx * kCosine - dy * kSine;
        dy = dx * kSine + dy * kCosine;
        dx = next_dx;
    }
    for (const std::uint16_t node : last) {
        tree[node].next_unless_open = size;
    }
    return tree;
}

}  // namespace

std::span<const RayNode> rays() {
    static constexpr auto kTree = make_tree();
    static_assert(kTree.back().next_unless_open == kTree.size());
    return kTree;
}

static_assert(DungeonLevel::kStride == kRayStride);

void compute_fov(DungeonLevel& level, Point eye) {
    if (level.seen_from == eye) {
        return;
    }
    level.clear_visibility();
    level.seen_from = eye;
    level.reveal(eye);
    cast_rays([&](int offset) { return level.reveal(eye, offset).terrain == Terrain::wall; });
}

}  // namespace rogue::classic
