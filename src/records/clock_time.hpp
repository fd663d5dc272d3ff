#pragma once

#include <algorithm>
#include <chrono>

namespace rogue {

/// Returns the moment at this distance from the beginning of 1970. File systems have moments beyond
/// the clock's range (to 2262, if it counts nanoseconds). These become its first or last second.
inline std::chrono::system_clock::time_point clock_time(std::chrono::seconds since_1970,
                                                        std::chrono::nanoseconds fraction) {
    using Clock = std::chrono::system_clock;
    using std::chrono::seconds;
    constexpr auto kFirst = std::chrono::ceil<seconds>(Clock::duration::min());
    constexpr auto kLast = std::chrono::floor<seconds>(Clock::duration::max()) - seconds(1);
    return Clock::time_point(std::clamp(since_1970, kFirst, kLast)) +
           std::chrono::duration_cast<Clock::duration>(fraction);
}

}  // namespace rogue
