#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rogue::world {

/// The generator of the published code: .NET's System.Random with a seed, in integers. Its numbers
/// are the same on every platform.
class PublishedRandom {
public:
    explicit PublishedRandom(std::int32_t seed);

    /// Uniform on 0 ... 2147483646, as Next() is.
    std::int32_t sample();

    /// Next(1, 30): where in a side of a tile a door is.
    int door_place() { return 1 + scaled(29); }

    /// Next(100).
    int percent() { return scaled(100); }

    /// Next(int.MinValue, int.MaxValue).
    std::int32_t any();

private:
    int scaled(int range);

    std::array<std::int32_t, 56> state_{};  // The first is not used.
    std::size_t at_ = 0;
    std::size_t behind_ = 21;
};

}  // namespace rogue::world
