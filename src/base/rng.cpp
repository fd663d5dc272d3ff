#include "rogue/base/rng.hpp"

namespace rogue {
namespace {

// The finalizer of SplitMix64: neighbouring seeds and streams become unrelated engine states.
constexpr std::uint64_t mix(std::uint64_t z) {
    z += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : engine_(mix(seed ^ mix(stream))) {}

// Multiplies and shifts, and rejects as Lemire does ("Fast Random Integer Generation in an
// Interval", 2019), so that there is no bias. The division is slow, but hardly ever needed: its
// remainder is less than the range. The standard's distributions differ from library to library.
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
