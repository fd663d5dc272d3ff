#include "rogue/classic/map/rays.hpp"

#include <array>
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

// Returns a cosine or a sine of 0 to 45 degrees, by Taylor's series, because the C library's are
// not constexpr. Ten terms are exact to the last bit or two of a double.
consteval double taylor(double first_term, int first_power, double x) {
    double term = first_term;
    double sum = term;
    for (int n = first_power + 2; n < first_power + 20; n += 2) {
        term *= -x * x / (n * (n - 1));
        sum += term;
    }
    return sum;
}

consteval double cosine(int degrees) {
    const int turned = degrees % 360;
    if (turned >= 180) {
        return -cosine(turned - 180);
    }
    if (turned > 90) {
        return -cosine(180 - turned);
    }
    const double x = (turned <= 45 ? turned : 90 - turned) * std::numbers::pi / 180;
    return turned <= 45 ? taylor(1, 0, x) : taylor(x, 1, x);
}

// Returns floor(1/2 + distance). By Niven's theorem, that sum is a whole number only at multiples
// of 30 and 90 degrees. There a double may be slightly too small, so a nudge is added. No other
// sample is within the nudge of a whole number.
consteval std::int8_t tile_at(double distance) {
    constexpr double kNudge = 1e-9;
    constexpr int kShift = 10;  // Makes the number positive, so that a cast rounds down.
    const double shifted = distance + 0.5 + kNudge + kShift;
    return static_cast<std::int8_t>(static_cast<int>(shifted) - kShift);
}

consteval Ray ray_at(int degrees) {
    const double dx = cosine(degrees);
    const double dy = cosine(degrees + 270);
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

consteval std::int16_t distance_of(Offset offset) {
    return static_cast<std::int16_t>(offset.x + offset.y * kRayStride);
}

// Appends the nodes of the rays in [first, last), whose samples before `sample` are the same.
consteval void append_subtree(RayTree& tree, const Ray* first, const Ray* last,
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
consteval RayTree make_tree() {
    std::array<Ray, kRays> rays{};
    for (std::size_t i = 0; i < kRays; ++i) {
        rays[i] = ray_at(30 + static_cast<int>(i));
    }
    RayTree tree;
    append_subtree(tree, rays.data(), rays.data() + rays.size(), 0);
    return tree;
}

constexpr RayTree kTree = make_tree();

}  // namespace

std::span<const RayNode> rays() {
    return {kTree.nodes.data(), kTree.size};
}

}  // namespace rogue::classic
