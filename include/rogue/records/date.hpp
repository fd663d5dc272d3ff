#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace rogue {

/// The time in UTC as .NET's round-trip format "O" has it: 2025-11-03T21:04:05.1234567+00:00.
std::string iso_date(std::chrono::system_clock::time_point when);

/// Whether it is a date in ISO 8601: a day of the calendar, alone or with a time of day of minutes,
/// seconds or up to seven digits of their fraction, alone or with Z or an offset such as +01:00.
bool is_iso_date(std::string_view text);

}  // namespace rogue
