#pragma once

#include <algorithm>
#include <chrono>

namespace rogue {

/// The moment so long after 1970 began. File systems know moments that the clock does not, which
/// ends in 2262 where it counts nanoseconds: those become its last second, or its first.
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
