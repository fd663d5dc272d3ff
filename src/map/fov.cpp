#include "rogue/map/fov.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numbers>

namespace rogue {
namespace {

constexpr std::size_t kRays = 360;
constexpr std::size_t kRadius = 8;

struct Offset {
    std::int8_t x, y;

    friend constexpr bool operator==(Offset, Offset) = default;
};

using Ray = std::array<Offset, kRadius>;

// The cosine of 0 to 45 degrees and the sine likewise, by Taylor's series; the C library's are not
// constexpr. Ten terms are exact to the last bit or two of a double.
constexpr double taylor(double first_term, int first_power, double x) {
    double term = first_term;
    double sum = term;
    for (int n = first_power + 2; n < first_power + 20; n += 2) {
        term *= -x * x / (n * (n - 1));
        sum += term;
    }
    return sum;
}

constexpr double cosine(int degrees) {
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

// floor(1/2 + distance). Where that is a whole number (which, by Niven's theorem, happens at
// multiples of 30 and 90 degrees only) a double may be a hair short of it; no other sample comes
// nearer to a whole number than the nudge.
constexpr std::int8_t tile_at(double distance) {
    constexpr double kNudge = 1e-9;
    constexpr int kShift = 10;  // Makes it positive, where a cast rounds like floor.
    const double shifted = distance + 0.5 + kNudge + kShift;
    return static_cast<std::int8_t>(static_cast<int>(shifted) - kShift);
}

constexpr Ray ray_at(int degrees) {
    const double dx = cosine(degrees);
    const double dy = cosine(degrees + 270);
    Ray ray{};
    for (std::size_t i = 0; i < kRadius; ++i) {
        const auto distance = static_cast<double>(i + 1);
        ray[i] = {tile_at(distance * dx), tile_at(distance * dy)};
    }
    return ray;
}

// Rays that begin alike share their beginning: together they are a tree. It is kept in pre-order;
// each node knows where the walk goes on when what lies behind its tile is hidden.
struct Node {
    Offset offset;
    std::uint16_t next_unless_open;
};

struct RayTree {
    std::array<Node, kRays * kRadius> nodes{};
    std::uint16_t size = 0;
};

// Appends the nodes of all rays of [first, last), which agree on the samples before `sample`.
constexpr void append_subtree(RayTree& tree, const Ray* first, const Ray* last,
                              std::size_t sample) {
    while (sample < kRadius && first != last) {
        const Offset offset = (*first)[sample];
        const Ray* end = first;
        while (end != last && (*end)[sample] == offset) {
            ++end;
        }
        const std::uint16_t node = tree.size++;
        append_subtree(tree, first, end, sample + 1);
        tree.nodes[node] = {offset, tree.size};
        first = end;
    }
}

// Rays that begin alike are neighbours. The first of all is that of 30 degrees, where the first
// sample moves on to another tile, so that none has its like at the other end of the list.
constexpr RayTree make_tree() {
    std::array<Ray, kRays> rays{};
    for (std::size_t i = 0; i < kRays; ++i) {
        rays[i] = ray_at(30 + static_cast<int>(i));
    }
    RayTree tree;
    append_subtree(tree, rays.data(), rays.data() + rays.size(), 0);
    return tree;
}

constexpr std::uint16_t kTreeSize = make_tree().size;

constexpr std::array<Node, kTreeSize> kTree = [] {
    const RayTree tree = make_tree();
    std::array<Node, kTreeSize> exact{};
    std::copy_n(tree.nodes.begin(), kTreeSize, exact.begin());
    return exact;
}();

void reveal(Tile& tile) {
    tile.visible = true;
    tile.explored = true;
}

}  // namespace

void compute_fov(DungeonLevel& level, Point eye) {
    level.clear_visibility();
    reveal(level.at(eye));
    for (std::size_t i = 0; i < kTree.size();) {
        const Node node = kTree[i];
        const Point p = eye + Point{node.offset.x, node.offset.y};
        if (!DungeonLevel::contains(p)) {
            i = node.next_unless_open;
            continue;
        }
        Tile& tile = level.at(p);
        reveal(tile);
        i = tile.terrain == Terrain::wall ? node.next_unless_open : i + 1;
    }
}

}  // namespace rogue
