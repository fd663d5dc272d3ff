#include "world/rules/brands.hpp"

#include <cstdlib>

#include "rogue/base/rng.hpp"

namespace rogue::world {
namespace {

constexpr int kChunksACircle = 3;

// Returns the quarter of a chunk. Quarters are triangles; their brands lie in the middle.
int quarter_of(Point chunk) {
    if (std::abs(chunk.x) > std::abs(chunk.y)) {
        return chunk.x > 0 ? 1 : 3;
    }
    return chunk.y < 0 ? 0 : 2;
}

}  // namespace

Point chunk_of(Brand brand, std::uint64_t run_seed) {
    const auto [quarter, circle] = brand;
    const auto stream =
        4 * (static_cast<std::uint64_t>(circle) - 1) + static_cast<std::uint64_t>(quarter) + 1;
    const int aside = Rng(run_seed, stream).between(-circle, circle + 1);
    const int outward = kChunksACircle * circle - std::abs(aside);
    const auto [x, y] = offset(kClockwise[static_cast<std::size_t>(quarter)]);
    return x == 0 ? Point{aside, y * outward} : Point{x * outward, aside};
}

std::optional<Brand> brand_in(Point chunk, std::uint64_t run_seed) {
    const int distance = manhattan_distance({}, chunk);
    const Brand brand{quarter_of(chunk), distance / kChunksACircle};
    const bool may_be = distance > 0 && distance % kChunksACircle == 0;
    return may_be && chunk_of(brand, run_seed) == chunk ? std::optional(brand) : std::nullopt;
}

}  // namespace rogue::world
