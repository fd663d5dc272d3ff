#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>

#include "rogue/base/point.hpp"

namespace rogue {

/// A value for each place of a level, which may be endless. Stored in squares, made when needed.
template <typename Value>
class SparseGrid {
public:
    /// Returns the value of a place, or Value() if none was put there.
    Value at(Point place) const {
        const auto square = squares_.find(square_of(place));
        return square == squares_.end() ? Value() : square->second[index_of(place)];
    }

    /// Returns the values from that place to the east that are adjacent in memory: at least one.
    std::span<Value> from(Point place) {
        const auto rest = static_cast<std::size_t>(kSide - (place.x & kMask));
        return {&squares_[square_of(place)][index_of(place)], rest};
    }

    void put(Point place, Value value) { from(place).front() = value; }

private:
    static constexpr int kShift = 5;
    static constexpr int kSide = 1 << kShift;
    static constexpr int kMask = kSide - 1;

    // Shifts and masks round down for negative numbers too.
    static constexpr std::uint64_t square_of(Point place) {
        return std::uint64_t{static_cast<std::uint32_t>(place.x >> kShift)} << 32 |
               static_cast<std::uint32_t>(place.y >> kShift);
    }
    static constexpr std::size_t index_of(Point place) {
        const int index = (place.y & kMask) * kSide + (place.x & kMask);
        return static_cast<std::size_t>(index);
    }

    std::unordered_map<std::uint64_t, std::array<Value, std::size_t{kSide} * kSide>> squares_;
};

}  // namespace rogue
