#include "rogue/base/rng.hpp"

namespace rogue {
namespace {

// The finalizer of SplitMix64: turns neighbouring seeds and streams into unrelated engine states.
constexpr std::uint64_t mix(std::uint64_t z) {
    z += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : engine_(mix(seed ^ mix(stream))) {}

// Multiplies and shifts, and rejects some draws to avoid bias (Lemire, "Fast Random Integer
// Generation in an Interval", 2019). The slow division is hardly ever needed, since its remainder
// is below the range. The standard's distributions differ between libraries.
int Rng::below(int n) {
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = std::uint64_t{next32()} * range;
    if (static_cast<std::uint32_t>(product) < range) {
        const std::uint32_t unfair = (0U - range) % range;
        while (static_cast<std::uint32_t>(product) < unfair) {
            product = std::uint64_t{next32()} * range;
        }
    }
    return static_cast<int>(product >> 32);
}

}  // namespace rogue
