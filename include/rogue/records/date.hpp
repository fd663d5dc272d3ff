#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <ratio>
#include <string>
#include <string_view>

namespace rogue {

/// .NET counts time in ticks of 100 ns.
using Ticks = std::chrono::duration<std::int64_t, std::ratio<1, 10'000'000>>;

/// The time in UTC as .NET's round-trip format "O" has it: 2025-11-03T21:04:05.1234567+00:00.
std::string iso_date(std::chrono::system_clock::time_point when);

/// Whether it is a date in ISO 8601: a day of the calendar, alone or with a time of day of minutes,
/// seconds or up to seven digits of their fraction, alone or with Z or an offset such as +01:00.
bool is_iso_date(std::string_view text);

/// The day of such a date: YYYY-MM-DD.
constexpr std::string_view day_of(std::string_view date) {
    return date.substr(0, std::string_view("YYYY-MM-DD").size());
}

/// The moment such a date names; nothing for one that says no time or no offset, or is none.
std::optional<std::chrono::sys_time<Ticks>> instant_of(std::string_view date);

}  // namespace rogue
