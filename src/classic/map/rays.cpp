#include "rogue/classic/map/rays.hpp"

#include <array>

namespace rogue::classic {
namespace {

constexpr std::size_t kRays = 360;
constexpr std::size_t kSamples = kSightRadius;

struct Offset {
    std::int8_t x, y;

    friend constexpr bool operator==(Offset, Offset) = default;
};

using Ray = std::array<Offset, kSamples>;

// Returns floor(1/2 + distance). By Niven's theorem, that sum is a whole number only at multiples
// of 30 and 90 degrees. There a double may be slightly too small, so a nudge is added. No other
// sample is within the nudge of a whole number.
constexpr std::int8_t tile_at(double distance) {
    constexpr double kNudge = 1e-9;
    constexpr int kMost = kSightRadius + 1;  // A cast rounds down only above 0.
    return static_cast<std::int8_t>(static_cast<int>(distance + 0.5 + kNudge + kMost) - kMost);
}

// Returns the ray in the direction of a vector of length 1.
constexpr Ray ray_along(double dx, double dy) {
    Ray ray{};
    for (std::size_t i = 0; i < kSamples; ++i) {
        const auto distance = static_cast<double>(i + 1);
        ray[i] = {tile_at(distance * dx), tile_at(distance * dy)};
    }
    return ray;
}

struct RayTree {
    std::array<RayNode, 760> nodes{};  // Exactly as many as there are.
    std::uint16_t size = 0;
};

constexpr std::int16_t distance_of(Offset offset) {
    return static_cast<std::int16_t>(offset.x + offset.y * kRayStride);
}

// Appends the nodes of the rays in [first, last), whose samples before `sample` are the same.
constexpr void append_subtree(RayTree& tree, const Ray* first, const Ray* last,
                              std::size_t sample) {
    while (sample < kSamples && first != last) {
        const Offset offset = (*first)[sample];
        const Ray* end = first;
        while (end != last && (*end)[sample] == offset) {
            ++end;
        }
        const std::uint16_t node = tree.size++;
        append_subtree(tree, first, end, sample + 1);
        tree.nodes[node] = {distance_of(offset), tree.size};
        first = end;
    }
}

// Rays that begin with the same tiles must be neighbours. At 30 degrees the first sample changes to
// another tile, so the list starts there, and its last ray and its first one differ.
constexpr RayTree make_tree() {
    constexpr double kCosine = 0.99984769515639123916;  // Of a degree.
    constexpr double kSine = 0.01745240643728351282;
    std::array<Ray, kRays> rays{};
    double dx = 0.86602540378443864676;
    double dy = 0.5;
    for (Ray& ray : rays) {
        ray = ray_along(dx, dy);
        const double next_dx = dx * kCosine - dy * kSine;
        dy = dx * kSine + dy * kCosine;
        dx = next_dx;
    }
    RayTree tree;
    append_subtree(tree, rays.data(), rays.data() + rays.size(), 0);
    return tree;
}

}  // namespace

std::span<const RayNode> rays() {
    static constexpr RayTree kTree = make_tree();
    static_assert(kTree.size == kTree.nodes.size());
    return kTree.nodes;
}

}  // namespace rogue::classic
