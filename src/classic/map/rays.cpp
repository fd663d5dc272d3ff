#include "rogue/classic/map/rays.hpp"

#include <array>
#include <cmath>
#include <numbers>

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
std::int8_t tile_at(double distance) {
    constexpr double kNudge = 1e-9;
    return static_cast<std::int8_t>(std::floor(distance + 0.5 + kNudge));
}

Ray ray_at(int degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double dx = std::cos(angle);
    const double dy = std::sin(angle);
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

std::int16_t distance_of(Offset offset) {
    return static_cast<std::int16_t>(offset.x + offset.y * kRayStride);
}

// Appends the nodes of the rays in [first, last), whose samples before `sample` are the same.
void append_subtree(RayTree& tree, const Ray* first, const Ray* last, std::size_t sample) {
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
RayTree make_tree() {
    std::array<Ray, kRays> rays{};
    for (std::size_t i = 0; i < kRays; ++i) {
        rays[i] = ray_at(30 + static_cast<int>(i));
    }
    RayTree tree;
    append_subtree(tree, rays.data(), rays.data() + rays.size(), 0);
    return tree;
}

}  // namespace

std::span<const RayNode> rays() {
    static const RayTree tree = make_tree();
    return {tree.nodes.data(), tree.size};
}

}  // namespace rogue::classic
