#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <ratio>
#include <string>
#include <string_view>

namespace rogue {

/// The unit of time in .NET and Windows: 100 ns.
using Ticks = std::chrono::duration<std::int64_t, std::ratio<1, 10'000'000>>;

/// Returns the time in UTC in .NET's round-trip format "O": 2025-11-03T21:04:05.1234567+00:00.
std::string iso_date(std::chrono::sys_time<Ticks> when);

/// Returns the time in UTC to the second: 2025-11-03T21:04:05Z.
std::string iso_second(std::chrono::sys_seconds when);

/// Returns true if the text is a date in ISO 8601: a calendar day, an optional time (to the minute,
/// the second, or one to seven digits of its fraction), and after that an optional Z or offset such
/// as +01:00 of at most 14 hours. In UTC too its year must be from 1 to 9999, as in .NET.
bool is_iso_date(std::string_view text);

/// Returns the day of such a date: YYYY-MM-DD.
constexpr std::string_view day_of(std::string_view date) {
    return date.substr(0, std::string_view("YYYY-MM-DD").size());
}

/// Returns true if the text is such a day, without a time.
inline bool is_day(std::string_view text) {
    return is_iso_date(text) && text == day_of(text);
}

/// Returns `The day ends in 6 h 12 min.`, by UTC, or an empty string if `now` is on another day.
std::string end_of_day(std::string_view day, std::chrono::system_clock::time_point now);

/// Returns the minute of such a date in UTC: 2025-11-03 21:04Z; or only the day if time or offset
/// is missing.
std::string minute_of(std::string_view date);

/// Returns the moment of such a date, or nothing if the text is none or has no time or no offset.
std::optional<std::chrono::sys_time<Ticks>> instant_of(std::string_view date);

}  // namespace rogue
