#include "tests/support/draws.hpp"

namespace rogue::test {
namespace {

std::uint64_t mixed(std::uint64_t seed) {
    const std::uint64_t a = seed + 0x9E3779B97F4A7C15ULL;
    const std::uint64_t b = (a ^ (a >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    const std::uint64_t c = (b ^ (b >> 27U)) * 0x94D049BB133111EBULL;
    return c ^ (c >> 31U);
}

}  // namespace

Draws::Draws(std::uint64_t seed, std::uint64_t stream) : engine_(mixed(seed ^ mixed(stream))) {}

std::uint32_t Draws::next32() {
    ++taken_;
    return static_cast<std::uint32_t>(engine_() / 0x100000000ULL);
}

int Draws::below(int n) {
    constexpr std::uint64_t kTwoTo32 = 0x100000000ULL;
    const auto wide = static_cast<std::uint64_t>(n);
    for (;;) {
        const std::uint64_t m = next32() * wide;
        if (m % kTwoTo32 >= (kTwoTo32 - wide) % wide) {
            return static_cast<int>(m / kTwoTo32);
        }
    }
}

}  // namespace rogue::test
